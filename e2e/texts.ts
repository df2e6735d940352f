import enAdministration from '../web/src/i18n/locales/en/administration.json' with { type: 'json' };
import enAuth from '../web/src/i18n/locales/en/auth.json' with { type: 'json' };
import enBooking from '../web/src/i18n/locales/en/booking.json' with { type: 'json' };
import enCommon from '../web/src/i18n/locales/en/common.json' with { type: 'json' };
import enCommunity from '../web/src/i18n/locales/en/community.json' with { type: 'json' };
import enHome from '../web/src/i18n/locales/en/home.json' with { type: 'json' };
import enLanding from '../web/src/i18n/locales/en/landing.json' with { type: 'json' };
import enLegal from '../web/src/i18n/locales/en/legal.json' with { type: 'json' };
import enModeration from '../web/src/i18n/locales/en/moderation.json' with { type: 'json' };
import enNotifications from '../web/src/i18n/locales/en/notifications.json' with { type: 'json' };
import enPayment from '../web/src/i18n/locales/en/payment.json' with { type: 'json' };
import enProfile from '../web/src/i18n/locales/en/profile.json' with { type: 'json' };
import enReviews from '../web/src/i18n/locales/en/reviews.json' with { type: 'json' };
import enRevvy from '../web/src/i18n/locales/en/revvy.json' with { type: 'json' };
import enServices from '../web/src/i18n/locales/en/services.json' with { type: 'json' };
import enSettings from '../web/src/i18n/locales/en/settings.json' with { type: 'json' };
import enSupport from '../web/src/i18n/locales/en/support.json' with { type: 'json' };
import hiAdministration from '../web/src/i18n/locales/hi/administration.json' with { type: 'json' };
import hiAuth from '../web/src/i18n/locales/hi/auth.json' with { type: 'json' };
import hiBooking from '../web/src/i18n/locales/hi/booking.json' with { type: 'json' };
import hiCommon from '../web/src/i18n/locales/hi/common.json' with { type: 'json' };
import hiCommunity from '../web/src/i18n/locales/hi/community.json' with { type: 'json' };
import hiHome from '../web/src/i18n/locales/hi/home.json' with { type: 'json' };
import hiLanding from '../web/src/i18n/locales/hi/landing.json' with { type: 'json' };
import hiLegal from '../web/src/i18n/locales/hi/legal.json' with { type: 'json' };
import hiModeration from '../web/src/i18n/locales/hi/moderation.json' with { type: 'json' };
import hiNotifications from '../web/src/i18n/locales/hi/notifications.json' with { type: 'json' };
import hiPayment from '../web/src/i18n/locales/hi/payment.json' with { type: 'json' };
import hiProfile from '../web/src/i18n/locales/hi/profile.json' with { type: 'json' };
import hiReviews from '../web/src/i18n/locales/hi/reviews.json' with { type: 'json' };
import hiRevvy from '../web/src/i18n/locales/hi/revvy.json' with { type: 'json' };
import hiServices from '../web/src/i18n/locales/hi/services.json' with { type: 'json' };
import hiSettings from '../web/src/i18n/locales/hi/settings.json' with { type: 'json' };
import hiSupport from '../web/src/i18n/locales/hi/support.json' with { type: 'json' };

const english = {
  administration: enAdministration,
  auth: enAuth,
  booking: enBooking,
  common: enCommon,
  community: enCommunity,
  home: enHome,
  landing: enLanding,
  legal: enLegal,
  moderation: enModeration,
  notifications: enNotifications,
  payment: enPayment,
  profile: enProfile,
  reviews: enReviews,
  revvy: enRevvy,
  services: enServices,
  settings: enSettings,
  support: enSupport,
};

export type Texts = typeof english;

const hindi: Texts = {
  administration: hiAdministration,
  auth: hiAuth,
  booking: hiBooking,
  common: hiCommon,
  community: hiCommunity,
  home: hiHome,
  landing: hiLanding,
  legal: hiLegal,
  moderation: hiModeration,
  notifications: hiNotifications,
  payment: hiPayment,
  profile: hiProfile,
  reviews: hiReviews,
  revvy: hiRevvy,
  services: hiServices,
  settings: hiSettings,
  support: hiSupport,
};

export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** The product's own texts. Where a text is the specification's, the test spells it out instead. */
export function texts(language: Language): Texts {
  return language === 'hi' ? hindi : english;
}

/** A text with its `{{names}}` filled in. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

/** A calendar day as the product writes it, without the year. */
export function dayText({ common }: Texts, date: string): string {
  return fill(common.date.day, dateParts(common, date));
}

export function dateText({ common }: Texts, date: string): string {
  return fill(common.date.full, dateParts(common, date));
}

function dateParts(common: Texts['common'], date: string) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { day, month: Object.values(common.month)[month - 1] ?? '', year };
}

/** Start and end of a slot as the product writes them. */
export function rangeText({ booking }: Texts, slot: { startTime: string; endTime: string }): string {
  return fill(booking.when.range, { start: clockText(slot.startTime), end: clockText(slot.endTime) });
}

function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

export function rupeesText(rupees: number): string {
  return `₹${rupees.toLocaleString('en-IN')}`;
}
