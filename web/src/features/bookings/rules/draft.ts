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

/** The contract's rules plus the bookable days from `today` (Asia/Kolkata). */
export function bookingForm(today: string) {
  return form.extend({
    bookingDate: form.shape.bookingDate.refine((date) => isBookableDay(date, today), 'Not a day that can be booked'),
  });
}

/** Form values, complete or not. */
export type Draft = z.input<typeof form>;
/** Fields the customer fills in. The id of an own vehicle is set along with them. */
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

/** Length as typed, with spaces. */
const phoneLength = 20;

function textUpTo(length: number) {
  return z.string().max(length).catch('');
}

const storedDraft = z.object({
  userId: id,
  /** Id of the booking this draft repeats. */
  again: z.string().optional(),
  /** Key of the preselection from the address that the draft contains. */
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

/** Data a repeated booking takes over. */
type Former = Pick<
  Booking,
  'id' | 'serviceType' | 'vehicleType' | 'vehicleMake' | 'vehicleModel' | 'address' | 'additionalNotes'
> & { serviceDetails: readonly { id: string }[] };

interface DraftReader {
  userId: string;
  today: string;
  /** First day of a new form; today by default. */
  firstDay?: string;
  /** Phone from the profile, used until another one is typed. */
  phone?: string | null;
  /** The booking to repeat. It fills the form unless the draft already started from it. */
  again?: Former;
  /** Preselection from the address. It is applied once; after that the draft belongs to the customer. */
  prepared?: Prepared;
}

/** Restores the customer's draft, dropping invalid parts. Ignores other customers' drafts and times on past days. */
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

/** Takes over services, vehicle and address. Day, time and payment must be chosen again. */
function draftOf(booking: Former, firstDay: string): Draft {
  const { serviceDetails, serviceType, vehicleType, vehicleMake, vehicleModel, address, additionalNotes } = booking;
  const serviceIds = serviceDetails.map(({ id }) => id);
  const same = { serviceIds, serviceType, vehicleType, vehicleMake, vehicleModel, address, notes: additionalNotes };
  return { ...emptyDraft(firstDay), ...same };
}

/** `from`: what the draft started from. */
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
