import { brand } from '@pahiya/contract/shared/brand';
import { z } from 'zod';
import { inTab, storedText, storedValue } from '@/lib/storage/stored.ts';
import type { KeyedRequest } from '../rules/booking-request.ts';

const keyedRequest: z.ZodType<KeyedRequest> = z.object({
  fingerprint: z.string(),
  key: z.uuid(),
  bookingDate: z.string(),
  bookingTime: z.string(),
  unpaidBookingId: z.string().optional(),
  isAtGateway: z.boolean().optional(),
} satisfies Record<keyof KeyedRequest, z.ZodType>);

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
