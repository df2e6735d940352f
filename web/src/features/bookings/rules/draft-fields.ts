import { clockPattern } from '@pahiya/contract/shared/dates';
import { paymentMethods, serviceTypes, vehicleTypes } from '@pahiya/contract/shared/known-values';
import { limits } from '@pahiya/contract/shared/limits';
import type { z } from 'zod';
import type { bookingForm } from './form-schemas.ts';
import { isId, isText } from './plain-checks.ts';

type Form = ReturnType<typeof bookingForm>;

/** Form values, complete or not. */
export type Draft = z.input<Form>;
/** Fields the customer fills in. The id of an own vehicle is set along with them. */
export type DraftField = Exclude<keyof Draft, 'vehicleId'>;
export type FinishedDraft = z.output<Form>;

/** Length as typed, with spaces. */
const phoneLength = 20;

/**
 * Every field of the form, in the order of the page. A missing or invalid stored value is replaced by the value of a
 * new form.
 */
export function restoreFields(stored: Record<string, unknown>): Required<Draft> {
  const { serviceIds, vehicleId, bookingTime } = stored;
  return {
    serviceIds: isListOfIds(serviceIds) && serviceIds.length <= limits.servicesPerBooking ? serviceIds : [],
    serviceType: serviceTypes.find((type) => type === stored.serviceType) ?? 'pickup',
    bookingDate: isText(stored.bookingDate) ? stored.bookingDate : '',
    bookingTime: isText(bookingTime) && clockPattern.test(bookingTime) ? bookingTime : '',
    vehicleType: vehicleTypes.find((type) => type === stored.vehicleType) ?? 'car',
    vehicleMake: textUpTo(limits.vehicleNameLength, stored.vehicleMake),
    vehicleModel: textUpTo(limits.vehicleNameLength, stored.vehicleModel),
    vehicleId: isId(vehicleId) ? vehicleId : null,
    customerPhone: textUpTo(phoneLength, stored.customerPhone),
    address: textUpTo(limits.addressLength, stored.address),
    notes: textUpTo(limits.notesLength, stored.notes),
    paymentMethod: paymentMethods.find((method) => method === stored.paymentMethod) ?? 'cash',
  };
}

function isListOfIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isId);
}

function textUpTo(length: number, value: unknown): string {
  return isText(value) && value.length <= length ? value : '';
}

export function emptyDraft(bookingDate: string, customerPhone = ''): Required<Draft> {
  return { ...restoreFields({}), bookingDate, customerPhone };
}

const newForm = restoreFields({});

function isDraftField(name: string): name is DraftField {
  return Object.hasOwn(newForm, name) && name !== 'vehicleId';
}

/** Fields in the order of the page. */
export const draftFields: readonly DraftField[] = Object.keys(newForm).filter(isDraftField);

/** The form field named in an error; `serviceIds.0` belongs to `serviceIds`. */
export function draftField(name: string): DraftField | null {
  const [field = ''] = name.split('.');
  return isDraftField(field) ? field : null;
}
