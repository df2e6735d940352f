import { refundReasons } from '@pahiya/contract/shared/known-values';
import { limits } from '@pahiya/contract/shared/limits';
import { describeMoney } from '@pahiya/contract/shared/money';
import { describeSlot } from '../../../platform/dates-in-words.ts';
import type { Language } from '../../../platform/request-language.ts';
import { type Translate, textsOf } from '../../../platform/texts.ts';
import { factText } from './fact-text.ts';
import type { NotificationText } from './texts.ts';

type Data = Record<string, unknown>;

/** The screens have the same list. */
export const bookingKinds = [
  'confirmed',
  'rescheduled',
  'slot_released',
  'mechanic_assigned',
  'started',
  'completed',
  'cash_received',
  'paid',
  'refunded',
  'refund_failed',
  'refund_started',
  'cancelled',
] as const;
type Plain = Exclude<(typeof bookingKinds)[number], 'refund_started' | 'cancelled'>;

/** Null for an unknown kind or when a fact is missing. */
export function describeBooking(data: Data, language: Language = 'en'): NotificationText | null {
  const t = textsOf(language);
  const { kind } = data;
  if (kind === 'refund_started') return describeRefund(data, language, t);
  const slot = slotOf(data, language);
  if (slot === null) return null;
  if (kind === 'cancelled') return describeCancellation(data, slot, t);
  const known = bookingKinds.find((name): name is Plain => name === kind && name !== 'refund_started');
  if (!known) return null;
  const garage = factText(data.garage_name);
  const facts = { slot, garage, mechanic: factText(data.mechanic_name), amount: amountOf(data.amount, data.currency) };
  const title = t(`booking.${known}.title`);
  // Older notifications store no garage.
  if (isPlaced(known) && garage) return { title, message: t(`booking.${known}.textAt`, facts) };
  return { title, message: t(`booking.${known}.text`, facts) };
}

const placed = ['started', 'completed', 'paid', 'cash_received'] as const;

function isPlaced(kind: Plain): kind is (typeof placed)[number] {
  return placed.some((name) => name === kind);
}

function describeCancellation(data: Data, slot: string, t: Translate): NotificationText {
  const reason = factText(data.reason);
  const garage = factText(data.garage_name);
  const sentence = data.by === 'customer' ? 'booking.cancelled.own' : 'booking.cancelled.text';
  const parts = [
    garage ? t(`${sentence}At`, { slot, garage }) : t(sentence, { slot }),
    data.is_refunded === true && refundFollows(data, t),
    // Last, because a person wrote it and it may end without a full stop.
    reason && t('reasonGiven', { reason }),
  ];
  return { title: t('booking.cancelled.title'), message: joined(parts) };
}

function describeRefund(data: Data, language: Language, t: Translate): NotificationText | null {
  const why = refundReasons.find((reason) => reason === data.reason);
  if (!why) return null;
  const offered: unknown[] = Array.isArray(data.alternatives) ? data.alternatives : [];
  const slots = offered.flatMap((slot) => alternativeOf(slot, language) ?? []).join(', ');
  const parts = [t(`refund.reason.${why}`), refundFollows(data, t), slots && t('refund.instead', { slots })];
  return { title: t('booking.refund_started.title'), message: joined(parts) };
}

function refundFollows({ amount, currency }: Data, t: Translate): string {
  return t('refund.follows', { amount: amountOf(amount, currency), ...limits.refundBusinessDays });
}

function alternativeOf(slot: unknown, language: Language): string | null {
  if (typeof slot !== 'object' || slot === null) return null;
  const { date, startTime } = slot as Data;
  return slotOf({ date, time: startTime }, language);
}

function slotOf({ date, time, pickup_until: until }: Data, language: Language): string | null {
  if (typeof date !== 'string' || typeof time !== 'string') return null;
  return describeSlot({ date, time, until: factText(until) || null }, language);
}

function amountOf(amount: unknown, currency: unknown): string {
  return typeof amount === 'number' ? describeMoney(amount, factText(currency) || 'INR') : '';
}

function joined(parts: (string | false)[]): string {
  return parts.filter(Boolean).join(' ');
}
