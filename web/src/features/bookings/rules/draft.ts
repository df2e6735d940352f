import type { Booking } from '@pahiya/contract/bookings/schemas';
import { parseJson } from '@/lib/storage/stored.ts';
import { type Draft, emptyDraft, restoreFields } from './draft-fields.ts';
import { isId, isObject, isText } from './plain-checks.ts';
import { type Prepared, preparedKey, withPrepared } from './prepared.ts';
import { isBookableDay } from './slots.ts';

interface Stored {
  userId: string;
  /** Id of the booking this draft repeats. */
  again?: string;
  /** Key of the preselection from the address that the draft contains. */
  prepared?: string;
  draft: Required<Draft>;
}

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
  const stored = readStored(text);
  const isTaken = !prepared || (stored?.userId === userId && stored.prepared === preparedKey(prepared));
  const before = draftBefore(stored, { userId, today, firstDay, again });
  const draft = { ...before, customerPhone: before.customerPhone || (phone ?? '') };
  return isTaken ? draft : withPrepared(draft, prepared, today);
}

function readStored(text: string | null): Stored | undefined {
  const stored = parseJson(text);
  if (!isObject(stored) || !isObject(stored.draft)) return undefined;
  const { userId, again, prepared } = stored;
  if (!isId(userId) || !isTextOrMissing(again) || !isTextOrMissing(prepared)) return undefined;
  return { userId, again, prepared, draft: restoreFields(stored.draft) };
}

function isTextOrMissing(value: unknown): value is string | undefined {
  return value === undefined || isText(value);
}

type Beginning = Pick<DraftReader, 'userId' | 'today' | 'again'> & { firstDay: string };

function draftBefore(stored: Stored | undefined, { userId, today, firstDay, again }: Beginning): Draft {
  const isKept = stored?.userId === userId && (again === undefined || stored.again === again.id);
  if (!isKept) return again ? draftOf(again, firstDay) : emptyDraft(firstDay);
  const { draft } = stored;
  return isBookableDay(draft.bookingDate, today) ? draft : { ...draft, bookingDate: firstDay, bookingTime: '' };
}

/** Takes over services, vehicle and address. Day, time and payment must be chosen again. */
function draftOf(booking: Former, firstDay: string): Required<Draft> {
  const { bookingDate, bookingTime, vehicleId, customerPhone, paymentMethod } = emptyDraft(firstDay);
  const { serviceType, vehicleType, vehicleMake, vehicleModel, address } = booking;
  return {
    serviceIds: booking.serviceDetails.map(({ id }) => id),
    serviceType,
    ...{ bookingDate, bookingTime },
    ...{ vehicleType, vehicleMake, vehicleModel, vehicleId },
    ...{ customerPhone, address, paymentMethod },
    notes: booking.additionalNotes,
  };
}

/** `from`: what the draft started from. */
export function writeDraft(draft: Draft, userId: string, from: { again?: string; prepared?: Prepared } = {}): string {
  const prepared = from.prepared && preparedKey(from.prepared);
  return JSON.stringify({ userId, again: from.again, prepared, draft });
}
