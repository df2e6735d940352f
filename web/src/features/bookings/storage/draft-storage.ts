import { brand } from '@pahiya/contract/shared/brand';
import { z } from 'zod';
import type { KeyedWish } from '../rules/wish.ts';

const keyedWish = z.object({
  fingerprint: z.string(),
  key: z.uuid(),
  bookingDate: z.string(),
  bookingTime: z.string(),
  unpaidBookingId: z.string().optional(),
  isAtGateway: z.boolean().optional(),
});

export type DraftStorage = ReturnType<typeof draftStorage>;

/**
 * The unfinished booking, kept until the tab closes: the form, and the key of the last request, so that a reload before
 * the answer does not book twice. Without storage, nothing is kept.
 */
export function draftStorage(garageId: string) {
  const formKey = `${brand.slug}:booking:${garageId}`;
  const wishKey = `${formKey}:sent`;
  return {
    readForm: () => read(formKey),
    writeForm: (text: string) => write(formKey, text),
    readWish: (): KeyedWish | null =>
      keyedWish
        .nullable()
        .catch(null)
        .parse(parse(read(wishKey))),
    writeWish: (wish: KeyedWish) => write(wishKey, JSON.stringify(wish)),
    forgetWish: () => remove(wishKey),
    clear() {
      remove(formKey);
      remove(wishKey);
    },
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    window.sessionStorage.setItem(key, text);
  } catch {
    // Storage is full or forbidden, so nothing is kept.
  }
}

function remove(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
