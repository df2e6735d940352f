import { readFileSync } from 'node:fs';
import type { Category } from '../contract/src/garages/schemas.ts';
import { languageCodes } from '../contract/src/shared/languages.ts';
import { isLongRun } from '../scripts/long-run.ts';
import type account from '../web/src/i18n/locales/en/account.json';
import type addresses from '../web/src/i18n/locales/en/addresses.json';
import type administration from '../web/src/i18n/locales/en/administration.json';
import type auth from '../web/src/i18n/locales/en/auth.json';
import type bikeService from '../web/src/i18n/locales/en/bikeService.json';
import type booking from '../web/src/i18n/locales/en/booking.json';
import type carModifications from '../web/src/i18n/locales/en/carModifications.json';
import type carService from '../web/src/i18n/locales/en/carService.json';
import type common from '../web/src/i18n/locales/en/common.json';
import type community from '../web/src/i18n/locales/en/community.json';
import type doorstepService from '../web/src/i18n/locales/en/doorstepService.json';
import type factor from '../web/src/i18n/locales/en/factor.json';
import type garage from '../web/src/i18n/locales/en/garage.json';
import type home from '../web/src/i18n/locales/en/home.json';
import type installedSite from '../web/src/i18n/locales/en/installedSite.json';
import type landing from '../web/src/i18n/locales/en/landing.json';
import type legal from '../web/src/i18n/locales/en/legal.json';
import type moderation from '../web/src/i18n/locales/en/moderation.json';
import type notifications from '../web/src/i18n/locales/en/notifications.json';
import type offers from '../web/src/i18n/locales/en/offers.json';
import type payment from '../web/src/i18n/locales/en/payment.json';
import type profile from '../web/src/i18n/locales/en/profile.json';
import type reviews from '../web/src/i18n/locales/en/reviews.json';
import type revvy from '../web/src/i18n/locales/en/revvy.json';
import type search from '../web/src/i18n/locales/en/search.json';
import type services from '../web/src/i18n/locales/en/services.json';
import type settings from '../web/src/i18n/locales/en/settings.json';
import type support from '../web/src/i18n/locales/en/support.json';
import type vehicles from '../web/src/i18n/locales/en/vehicles.json';
import { writtenNamespaces } from '../web/src/i18n/namespaces.ts';

export interface Texts {
  account: typeof account;
  addresses: typeof addresses;
  administration: typeof administration;
  installedSite: typeof installedSite;
  auth: typeof auth;
  bikeService: typeof bikeService;
  booking: typeof booking;
  carModifications: typeof carModifications;
  carService: typeof carService;
  common: typeof common;
  community: typeof community;
  doorstepService: typeof doorstepService;
  factor: typeof factor;
  garage: typeof garage;
  home: typeof home;
  landing: typeof landing;
  legal: typeof legal;
  moderation: typeof moderation;
  notifications: typeof notifications;
  offers: typeof offers;
  payment: typeof payment;
  profile: typeof profile;
  reviews: typeof reviews;
  revvy: typeof revvy;
  search: typeof search;
  services: typeof services;
  settings: typeof settings;
  support: typeof support;
  vehicles: typeof vehicles;
  /** Local names of standard services by their English names; empty for English. */
  catalogue: Record<string, string>;
}

export const allLanguages = languageCodes;
export type Language = (typeof allLanguages)[number];
/** Walks over the screens take each language at one of the sizes. */
export const walkedLanguages = ['en', 'hi'] as const;
/** Tests of what a screen does use these, because that does not depend on the language. */
export const languages: readonly (typeof walkedLanguages)[number][] = isLongRun ? walkedLanguages : ['en'];

/** The product's own texts. When docs/product.md fixes a text, the test spells it out instead. */
export function texts(language: Language): Texts {
  const read = (name: (typeof writtenNamespaces)[number]) => [
    name,
    JSON.parse(readFileSync(new URL(`${language}/${name}.json`, folder), 'utf8')),
  ];
  return { ...Object.fromEntries(writtenNamespaces.map(read)), catalogue: readCatalogue(language) };
}

/** The texts of one category's landing pages. */
export function categoryTexts(all: Texts, category: Category) {
  return {
    'car-service': all.carService,
    'bike-service': all.bikeService,
    'doorstep-service': all.doorstepService,
    'car-modifications': all.carModifications,
  }[category];
}

function readCatalogue(language: Language): Record<string, string> {
  const file = new URL(`../contract/data/catalogue/${language}/names.json`, import.meta.url);
  return language === 'en' ? {} : JSON.parse(readFileSync(file, 'utf8'));
}

export function serviceText({ catalogue }: Texts, { name }: { name: string }): string {
  return catalogue[name] ?? name;
}

/** Every text of the language as shown, without those that contain placeholders. */
export function everyText(language: Language): string[] {
  const values = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(values);
  return values(texts(language)).filter((text) => !text.includes('{{'));
}

const folder = new URL('../web/src/i18n/locales/', import.meta.url);

export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

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
