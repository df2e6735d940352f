import { type Booking, createBookingInput, paymentMethod } from '@pahiya/contract/bookings/schemas';
import { serviceType, vehicleType } from '@pahiya/contract/garages/schemas';
import { phone } from '@pahiya/contract/profiles/schemas';
import { clockTime } from '@pahiya/contract/shared/dates';
import { id } from '@pahiya/contract/shared/ids';
import { limits } from '@pahiya/contract/shared/limits';
import { z } from 'zod';
import { type Prepared, preparedKey, withPrepared } from './prepared.ts';
import { isBookableDay } from './slots.ts';

const form = createBookingInput
  .omit({ garageId: true, expectedTotal: true, idempotencyKey: true })
  .extend({ notes: createBookingInput.shape.notes.unwrap(), customerPhone: phone });

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

export function emptyDraft(bookingDate: string, customerPhone = ''): Draft {
  return {
    serviceIds: [],
    serviceType: 'pickup',
    bookingDate,
    bookingTime: '',
    vehicleType: 'car',
    vehicleMake: '',
    vehicleModel: '',
    vehicleId: null,
    address: '',
    notes: '',
    customerPhone,
    paymentMethod: 'cash',
  };
}

/** Of what is typed, with its spaces. */
const phoneLength = 20;

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
    customerPhone: textUpTo(phoneLength),
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
  /** The day a new form begins with; today unless another one is named. */
  firstDay?: string;
  /** Of the profile: what the form begins with until another one is typed. */
  phone?: string | null;
  /** The booking that is to be made again: the form begins with it, unless it has begun with it already. */
  again?: Former;
  /** What the address asks for; a draft that has taken it over once is the customer's own from then on. */
  prepared?: Prepared;
}

/** What this customer had typed, part by part; nothing of another customer's, and no time on a day that has passed. */
export function parseDraft(
  text: string | null,
  { userId, today, firstDay = today, phone, again, prepared }: DraftReader,
): Draft {
  const stored = storedDraft.safeParse(parseJson(text)).data;
  const isTaken = !prepared || (stored?.userId === userId && stored.prepared === preparedKey(prepared));
  const before = draftBefore(stored, { userId, today, firstDay, again });
  const draft = { ...before, customerPhone: before.customerPhone || (phone ?? '') };
  return isTaken ? draft : withPrepared(draft, prepared, today);
}

type Stored = z.infer<typeof storedDraft> | undefined;

type Beginning = Pick<DraftReader, 'userId' | 'today' | 'again'> & { firstDay: string };

function draftBefore(stored: Stored, { userId, today, firstDay, again }: Beginning): Draft {
  const isKept = stored?.userId === userId && (again === undefined || stored.again === again.id);
  if (!isKept) return again ? draftOf(again, firstDay) : emptyDraft(firstDay);
  const { draft } = stored;
  return isBookableDay(draft.bookingDate, today) ? draft : { ...draft, bookingDate: firstDay, bookingTime: '' };
}

/** The same services, vehicle and address; day, time and payment are chosen anew. */
function draftOf(booking: Former, firstDay: string): Draft {
  const { serviceDetails, serviceType, vehicleType, vehicleMake, vehicleModel, address, additionalNotes } = booking;
  const serviceIds = serviceDetails.map(({ id }) => id);
  const same = { serviceIds, serviceType, vehicleType, vehicleMake, vehicleModel, address, notes: additionalNotes };
  return { ...emptyDraft(firstDay), ...same };
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
