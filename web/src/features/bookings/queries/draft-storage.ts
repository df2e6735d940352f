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
 * What is kept of an unfinished booking until the tab closes: the form, and the key of what was last sent, so that not
 * even a reload between sending and hearing the answer books twice. Without storage the page still works.
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
    // Full or forbidden: nothing is kept.
  }
}

function remove(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
