import type { Booking } from '@pahiya/contract/bookings/schemas';
import { id } from '@pahiya/contract/shared/ids';
import { z } from 'zod';
import { parseJson } from '@/lib/storage/stored.ts';
import { type Draft, draftValues, emptyDraft } from './draft-fields.ts';
import { type Prepared, preparedKey, withPrepared } from './prepared.ts';
import { isBookableDay } from './slots.ts';

const storedDraft = z.object({
  userId: id,
  /** Id of the booking this draft repeats. */
  again: z.string().optional(),
  /** Key of the preselection from the address that the draft contains. */
  prepared: z.string().optional(),
  draft: draftValues,
});

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
