import type { Notification } from '@pahiya/contract/notifications/schemas';
import { text } from './target.ts';

const social = ['like', 'comment', 'follow'] as const;

/** Action by people, named by those the reader may see, latest first. */
export interface SocialWords {
  type: (typeof social)[number];
  by: 'nobodyNamed' | 'one' | 'two' | 'more';
  name: string;
  other: string;
  /** Number of people who are not named. */
  count: number;
}

export function socialWords({ type, actors, actorCount }: Notification): SocialWords | null {
  const known = social.find((name) => name === type);
  if (!known) return null;
  const [first, second] = actors;
  const total = Math.max(actorCount, actors.length);
  const names = { type: known, name: nameOf(first), other: nameOf(second) };
  if (!first) return { ...names, by: 'nobodyNamed', count: Math.max(total, 1) };
  if (total === 1) return { ...names, by: 'one', count: 0 };
  if (total === 2 && second) return { ...names, by: 'two', count: 0 };
  return { ...names, by: 'more', count: total - 1 };
}

function nameOf(person: Notification['actors'][number] | undefined): string {
  return person ? person.fullName || person.username : '';
}

export const bookingKinds = [
  'confirmed',
  'rescheduled',
  'slot_released',
  'cash_received',
  'mechanic_assigned',
  'started',
  'completed',
  'cancelled',
  'paid',
  'refund_started',
  'refunded',
  'refund_failed',
] as const;
export type BookingKind = (typeof bookingKinds)[number];

export interface Moment {
  date: string;
  time: string;
  /** End of the window in which a vehicle is collected. */
  until: string | null;
}

/** News about a booking. Every known kind has a title, and a sentence if its facts are present. */
export interface BookingWords {
  kind: BookingKind;
  slot: Moment | null;
  mechanic: string | null;
  garage: string | null;
  amount: number | null;
  currency: string;
  reason: string | null;
  isRefunded: boolean;
  /** Cancelled by the reader. */
  isOwn: boolean;
  /** Free slots instead of one that is gone. */
  alternatives: Moment[];
}

/** Null for a kind without a text here. Its own title and message are shown then. */
export function bookingWords({ type, data }: Pick<Notification, 'type' | 'data'>): BookingWords | null {
  const kind = bookingKinds.find((name) => name === data.kind);
  if (type !== 'booking' || !kind) return null;
  const offered: unknown[] = Array.isArray(data.alternatives) ? data.alternatives : [];
  return {
    kind,
    slot: momentOf(data.date, data.time, data.pickup_until),
    mechanic: text(data.mechanic_name),
    garage: text(data.garage_name),
    amount: typeof data.amount === 'number' ? data.amount : null,
    currency: typeof data.currency === 'string' ? data.currency : 'INR',
    reason: text(data.reason),
    isRefunded: data.is_refunded === true,
    isOwn: data.by === 'customer',
    alternatives: offered.flatMap((slot) => alternativeOf(slot) ?? []),
  };
}

const supportKinds = ['reply', 'acknowledged', 'resolved', 'closed'] as const;

export interface SupportWords {
  kind: (typeof supportKinds)[number];
  subject: string;
  excerpt: string;
  count: number;
}

/** Null for a kind without a text here. */
export function supportWords({ type, data }: Pick<Notification, 'type' | 'data'>): SupportWords | null {
  const kind = supportKinds.find((name) => name === data.kind);
  if (type !== 'support' || !kind) return null;
  return {
    kind,
    subject: text(data.subject) ?? '',
    excerpt: text(data.excerpt) ?? '',
    count: typeof data.count === 'number' ? data.count : 1,
  };
}

const vehicleKinds = ['puc', 'insurance', 'service', 'puc_over', 'insurance_over', 'service_over'] as const;

/** A vehicle's due date; kinds with `_over` are past. */
export interface VehicleWords {
  kind: (typeof vehicleKinds)[number];
  vehicle: string;
  date: string;
}

/** Null for anything else, or if the vehicle or date is missing. */
export function vehicleWords({ type, data }: Pick<Notification, 'type' | 'data'>): VehicleWords | null {
  const kind = vehicleKinds.find((name) => name === data.kind);
  const vehicle = text(data.vehicle);
  const date = dateOf(data.date);
  return type === 'vehicle' && kind && vehicle && date ? { kind, vehicle, date } : null;
}

function alternativeOf(slot: unknown): Moment | null {
  if (typeof slot !== 'object' || slot === null) return null;
  const { date, startTime } = slot as Record<string, unknown>;
  return momentOf(date, startTime);
}

function momentOf(date: unknown, time: unknown, end?: unknown): Moment | null {
  const [day, start] = [dateOf(date), clockOf(time)];
  return day && start ? { date: day, time: start, until: clockOf(end) } : null;
}

function clockOf(value: unknown): string | null {
  return typeof value === 'string' && /^\d{2}:\d{2}$/.test(value) ? value : null;
}

function dateOf(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])-\d{2}$/.test(value) ? value : null;
}
