import type { Booking } from '@pahiya/contract/bookings/schemas';
import { describeRupees } from '@pahiya/contract/shared/money';
import { bookingNumber } from '@pahiya/contract/shared/numbers';
import { describeMoment, describeSlot } from '../../../platform/dates-in-words.ts';
import { hasLink } from '../../../platform/links/has-link.ts';
import type { Language } from '../../../platform/request-language.ts';
import { nameServices } from '../../../platform/service-names.ts';
import { type Translate, textsOf } from '../../../platform/texts.ts';
import type { MailContent } from '../../mail/types.ts';
import { hasTotal } from '../rules.ts';

interface Occasion {
  kind: string;
  language: Language;
  origin: string;
}

export function mailParts(
  booking: Booking,
  { kind, language, origin }: Occasion,
): Pick<MailContent, 'name' | 'facts' | 'button' | 'links'> {
  const t = textsOf(language);
  const address = `${origin}/bookings/${booking.id}`;
  return {
    ...nameOf(booking),
    facts: factsOf(booking, language, t),
    ...leadingOn(booking, { kind, address, t }),
  };
}

/** A booking with somebody else's email address could be used to send them a link in the name. */
function nameOf({ customerName }: Booking): Pick<MailContent, 'name'> {
  return hasLink(customerName) ? {} : { name: customerName };
}

function factsOf(booking: Booking, language: Language, t: Translate): [string, string][] {
  const { serviceType, bookingDate, bookingTime, status, assignedMechanicName, readyAt } = booking;
  const until = serviceType === 'pickup' ? booking.endTime : null;
  const facts: [string, string | null][] = [
    [t('mail.fact.number'), bookingNumber(booking.id)],
    [t('mail.fact.garage'), booking.garageName],
    [t('mail.fact.services'), nameServices(booking.serviceNames, language).join(', ')],
    [t('mail.fact.vehicle'), `${booking.vehicleMake} ${booking.vehicleModel}`],
    [t('mail.fact.when'), describeSlot({ date: bookingDate, time: bookingTime, until }, language)],
    [t('mail.fact.ready'), readyAt ? describeMoment(readyAt.date, readyAt.time, language) : null],
    [t('mail.fact.mechanic'), status === 'cancelled' ? null : assignedMechanicName],
    [t('mail.fact.total'), hasTotal(booking) ? describeRupees(booking.totalAmount) : null],
    [t('mail.fact.payment'), describePayment(booking, t)],
    [t(`mail.fact.${serviceType}`), booking.address],
    [t('mail.fact.garageAddress'), booking.garageLocation],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value]]));
}

/** Once the work is done, cash due "when the work is done" is not mentioned. */
function describePayment(booking: Booking, t: Translate): string | null {
  const { status, paymentMethod, paymentStatus, totalAmount } = booking;
  if (status === 'cancelled' || (status === 'completed' && paymentStatus !== 'paid')) return null;
  const amount = describeRupees(totalAmount);
  return t(`mail.payment.${paymentMethod}_${paymentStatus === 'paid' ? 'paid' : 'due'}`, { amount });
}

const ofSlot = ['confirmed', 'rescheduled', 'paid'];

interface Leading {
  kind: string;
  address: string;
  t: Translate;
}

function leadingOn(booking: Booking, { kind, address, t }: Leading): Pick<MailContent, 'button' | 'links'> {
  const may = (action: Booking['allowedActions'][number]) => booking.allowedActions.includes(action);
  const move = { label: t('mail.link.move'), url: `${address}?show=reschedule` };
  const cancel = { label: t('mail.link.cancel'), url: `${address}?show=cancel` };
  if (ofSlot.includes(kind))
    return { links: [...(may('reschedule') ? [move] : []), ...(may('cancel') ? [cancel] : [])] };
  if (kind !== 'completed' || !may('review')) return {};
  return {
    button: { label: t('mail.button.review'), url: `${address}?show=review` },
    links: [{ label: t('mail.link.receipt'), url: address }],
  };
}
