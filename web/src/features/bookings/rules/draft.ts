import { type Booking, createBookingInput, paymentMethod, serviceType } from '@pahiya/contract/bookings/schemas';
import { vehicleType } from '@pahiya/contract/garages/schemas';
import { clockTime } from '@pahiya/contract/shared/dates';
import { id } from '@pahiya/contract/shared/ids';
import { limits } from '@pahiya/contract/shared/limits';
import { z } from 'zod';
import { type Prepared, preparedKey, withPrepared } from './prepared.ts';
import { isBookableDay } from './slots.ts';

const form = createBookingInput
  .omit({ garageId: true, expectedTotal: true, idempotencyKey: true })
  .extend({ notes: createBookingInput.shape.notes.unwrap() });

/** The contract's own rules for what is typed, and the days that can be booked from `today` (Asia/Kolkata). */
export function bookingForm(today: string) {
  return form.extend({
    bookingDate: form.shape.bookingDate.refine((date) => isBookableDay(date, today), 'Not a day that can be booked'),
  });
}

/** What the form holds, finished or not. */
export type Draft = z.input<typeof form>;
/** What the customer fills in; which of the own vehicles it is comes along. */
export type DraftField = Exclude<keyof Draft, 'vehicleId'>;
export type FinishedDraft = z.output<typeof form>;

export function emptyDraft(today: string): Draft {
  return {
    serviceIds: [],
    serviceType: 'pickup',
    bookingDate: today,
    bookingTime: '',
    vehicleType: 'car',
    vehicleMake: '',
    vehicleModel: '',
    vehicleId: null,
    address: '',
    notes: '',
    paymentMethod: 'cash',
  };
}

function textUpTo(length: number) {
  return z.string().max(length).catch('');
}

const storedDraft = z.object({
  userId: id,
  /** The booking it began as. */
  again: z.string().optional(),
  /** The choice of an address it has taken over. */
  prepared: z.string().optional(),
  draft: z.object({
    serviceIds: z.array(id).max(limits.servicesPerBooking).catch([]),
    serviceType: serviceType.catch('pickup'),
    bookingDate: z.string().catch(''),
    bookingTime: clockTime.catch(''),
    vehicleType: vehicleType.catch('car'),
    vehicleMake: textUpTo(limits.vehicleNameLength),
    vehicleModel: textUpTo(limits.vehicleNameLength),
    vehicleId: id.nullable().catch(null),
    address: textUpTo(limits.addressLength),
    notes: textUpTo(limits.notesLength),
    paymentMethod: paymentMethod.catch('cash'),
  }),
});

/** What a booking says of the next one like it. */
type Former = Pick<
  Booking,
  'id' | 'serviceType' | 'vehicleType' | 'vehicleMake' | 'vehicleModel' | 'address' | 'additionalNotes'
> & { serviceDetails: readonly { id: string }[] };

interface DraftReader {
  userId: string;
  today: string;
  /** The booking that is to be made again: the form begins with it, unless it has begun with it already. */
  again?: Former;
  /** What the address asks for; a draft that has taken it over once is the customer's own from then on. */
  prepared?: Prepared;
}

/** What this customer had typed, part by part; nothing of another customer's, and no time on a day that has passed. */
export function parseDraft(text: string | null, { userId, today, again, prepared }: DraftReader): Draft {
  const stored = storedDraft.safeParse(parseJson(text)).data;
  const isTaken = !prepared || (stored?.userId === userId && stored.prepared === preparedKey(prepared));
  const draft = draftBefore(stored, { userId, today, again });
  return isTaken ? draft : withPrepared(draft, prepared, today);
}

type Stored = z.infer<typeof storedDraft> | undefined;

function draftBefore(stored: Stored, { userId, today, again }: Omit<DraftReader, 'prepared'>): Draft {
  const isKept = stored?.userId === userId && (again === undefined || stored.again === again.id);
  if (!isKept) return again ? draftOf(again, today) : emptyDraft(today);
  const { draft } = stored;
  return isBookableDay(draft.bookingDate, today) ? draft : { ...draft, bookingDate: today, bookingTime: '' };
}

/** The same services, vehicle and address; day, time and payment are chosen anew. */
function draftOf(booking: Former, today: string): Draft {
  const { serviceDetails, serviceType, vehicleType, vehicleMake, vehicleModel, address, additionalNotes } = booking;
  const serviceIds = serviceDetails.map(({ id }) => id);
  const same = { serviceIds, serviceType, vehicleType, vehicleMake, vehicleModel, address, notes: additionalNotes };
  return { ...emptyDraft(today), ...same };
}

/** `from`: what it began with. */
export function writeDraft(draft: Draft, userId: string, from: { again?: string; prepared?: Prepared } = {}): string {
  const prepared = from.prepared && preparedKey(from.prepared);
  return JSON.stringify({ userId, again: from.again, prepared, draft });
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
