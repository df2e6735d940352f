import type { Booking } from '@pahiya/contract/bookings/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { createCustomer } from '../../../test/customers.ts';
import { createGarage } from '../../../test/garages.ts';
import { describeMoment } from '../../platform/dates-in-words.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

/** The time to pay by, as the page shows it, if it does. */
async function payByOn(url: string): Promise<string | undefined> {
  const text = await (await fetch(url)).text();
  return /Pay by<\/dt>\s*<dd>([^<]+)/.exec(text)?.[1];
}

function inWords(instant: string | null): string {
  const { date, time } = zonedNow(new Date(instant ?? 0));
  return describeMoment(date, time, 'en');
}

test('the checkout names the time at which the slot is released, also after a failed payment', async () => {
  const customer = await createCustomer(api);
  const garage = await createGarage(api.services.db, { mechanics: [] });
  const input = { ...bookingInput(garage), paymentMethod: 'online' };
  const { id } = (await api.call<Booking>('POST', '/bookings', input, customer)).body;
  const link = await api.call<{ paymentUrl: string }>('POST', `/bookings/${id}/payment-link`, undefined, customer);
  const url = `${api.url}${new URL(link.body.paymentUrl).pathname}`;
  const see = async () => (await api.call<Booking>('GET', `/bookings/${id}`, undefined, customer)).body;
  const before = (await see()).heldUntil;
  expect(await payByOn(url)).toBe(inWords(before));

  const attempt = /name="attempt" value="(\w+)"/.exec(await (await fetch(url)).text())?.[1] ?? '';
  const body = new URLSearchParams({ attempt, method: 'upi', choice: 'fail', delay: '0' });
  const failed = await fetch(url, { method: 'POST', body });
  expect(await failed.text()).toContain('Payment failed');
  expect(await payByOn(failed.url)).toBeUndefined();

  await expect.poll(async () => (await see()).paymentStatus).toBe('failed');
  const after = (await see()).heldUntil;
  expect(Date.parse(after ?? '')).toBeLessThan(Date.parse(before ?? ''));
  expect(await payByOn(url)).toBe(inWords(after));
});
