import { brand } from '@pahiya/contract/shared/brand';
import { inTab, type Shape, storedText, storedValue } from '@/lib/storage/stored.ts';
import type { KeyedRequest } from '../rules/booking-request.ts';
import { isId, isObject, isText } from '../rules/plain-checks.ts';

export const keyedRequest: Shape<KeyedRequest> = { safeParse: (stored) => ({ data: asRequest(stored) }) };

function asRequest(stored: unknown): KeyedRequest | undefined {
  if (!isObject(stored)) return undefined;
  const { fingerprint, key, bookingDate, bookingTime, unpaidBookingId, isAtGateway } = stored;
  if (!isText(fingerprint) || !isId(key) || !isText(bookingDate) || !isText(bookingTime)) return undefined;
  if (unpaidBookingId !== undefined && !isText(unpaidBookingId)) return undefined;
  if (isAtGateway !== undefined && typeof isAtGateway !== 'boolean') return undefined;
  return { fingerprint, key, bookingDate, bookingTime, unpaidBookingId, isAtGateway };
}

export type DraftStorage = ReturnType<typeof draftStorage>;

/**
 * The unfinished booking, kept until the tab closes: the form, and the key of the last request, so that a reload before
 * the answer does not book twice. Without storage, nothing is kept.
 */
export function draftStorage(garageId: string) {
  const formKey = `${brand.slug}:booking:${garageId}`;
  const form = storedText(inTab, formKey);
  const request = storedValue(inTab, `${formKey}:sent`, keyedRequest);
  return {
    readForm: form.read,
    writeForm: form.write,
    readRequest: request.read,
    writeRequest: request.write,
    forgetRequest: request.clear,
    clear() {
      form.clear();
      request.clear();
    },
  };
}
