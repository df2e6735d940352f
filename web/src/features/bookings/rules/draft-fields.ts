import { createBookingInput, paymentMethod } from '@pahiya/contract/bookings/schemas';
import { serviceType, vehicleType } from '@pahiya/contract/garages/schemas';
import { phone } from '@pahiya/contract/profiles/schemas';
import { clockTime } from '@pahiya/contract/shared/dates';
import { id } from '@pahiya/contract/shared/ids';
import { limits } from '@pahiya/contract/shared/limits';
import { z } from 'zod';
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

/** Length as typed, with spaces. */
const phoneLength = 20;

function textUpTo(length: number) {
  return z.string().max(length).catch('');
}

/**
 * Every field of the form, in the order of the page: how a stored value is restored, and with `catch` the value of a
 * new form, which also replaces an invalid stored one.
 */
export const draftValues = z.object({
  serviceIds: z.array(id).max(limits.servicesPerBooking).catch([]),
  serviceType: serviceType.catch('pickup'),
  bookingDate: z.string().catch(''),
  bookingTime: clockTime.catch(''),
  vehicleType: vehicleType.catch('car'),
  vehicleMake: textUpTo(limits.vehicleNameLength),
  vehicleModel: textUpTo(limits.vehicleNameLength),
  vehicleId: id.nullable().catch(null),
  customerPhone: textUpTo(phoneLength),
  address: textUpTo(limits.addressLength),
  notes: textUpTo(limits.notesLength),
  paymentMethod: paymentMethod.catch('cash'),
} satisfies { [Field in keyof Draft]-?: z.ZodCatch<z.ZodType<Draft[Field]>> });

export function emptyDraft(bookingDate: string, customerPhone = ''): Required<Draft> {
  return { ...draftValues.parse({}), bookingDate, customerPhone };
}

/** Fields in the order of the page. */
export const draftFields: readonly DraftField[] = draftValues.keyof().exclude(['vehicleId']).options;

/** The form field named in an error; `serviceIds.0` belongs to `serviceIds`. */
export function draftField(name: string): DraftField | null {
  return draftFields.find((field) => name === field || name.startsWith(`${field}.`)) ?? null;
}
