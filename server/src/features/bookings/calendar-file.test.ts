import type { Booking } from '@pahiya/contract/bookings/schemas';
import { apiPrefix } from '@pahiya/contract/router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { textsOf } from '../../platform/texts.ts';
import { toCalendar } from './rules/calendar-file.ts';

let api: Api;
let customer: Customer;
let garage: StoredGarage;

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api);
  garage = await createGarage(api.services.db, { name: 'Sharma & Sons; बेंगलुरु, since 1980', mechanics: [] });
});

afterAll(() => api.stop());

async function book(change: Partial<Booking> & { notes?: string } = {}): Promise<Booking> {
  return (await api.call<Booking>('POST', '/bookings', bookingInput(garage, change), customer)).body;
}

async function download({ id }: Booking): Promise<Response> {
  const headers = { authorization: `Bearer ${customer.token}` };
  return await fetch(`${api.url}${apiPrefix}/bookings/${id}/calendar`, { headers });
}

/** The lines of the file, unfolded (RFC 5545, section 3.1). */
async function linesOf(booking: Booking): Promise<string[]> {
  return (await (await download(booking)).text()).replaceAll('\r\n ', '').split('\r\n');
}

test('the file is sent as a calendar with a file name', async () => {
  const booking = await book();
  const response = await download(booking);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/calendar; ?charset=utf-8$/);
  expect(response.headers.get('content-disposition')).toContain(`booking-2026-11-24-${booking.id.slice(-8)}.ics`);
  const octets = (await response.text()).split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
});

test("it contains the time in India's zone, the place and the services, and reminds an hour before", async () => {
  const booking = await book();
  const lines = await linesOf(booking);
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Kolkata',
      'TZOFFSETTO:+0530',
      `UID:booking-${booking.id}@pahiya`,
      'SEQUENCE:1',
      'DTSTAMP:20261123T043000Z',
      'DTSTART;TZID=Asia/Kolkata:20261124T100000',
      'DTEND;TZID=Asia/Kolkata:20261124T110000',
      'SUMMARY:Oil change\\, Car wash · Sharma & Sons\\; बेंगलुरु\\, since 1980',
      'LOCATION:12\\, 100 Feet Road\\, Indiranagar',
      'STATUS:CONFIRMED',
      'BEGIN:VALARM',
      'TRIGGER:-PT1H',
    ]),
  );
  const description = lines.find((line) => line.startsWith('DESCRIPTION:'));
  expect(description).toContain('You do not need to go anywhere: we collect your vehicle from this address.');
  expect(description).toContain(
    `Vehicle: Maruti Suzuki ${booking.vehicleModel}\\nMechanic will be assigned by the garage owner`,
  );
  expect(description).toContain('Expected to be done: 24 Nov 2026 at 12:30 PM');
  expect(description).toContain(`Booking number: ${booking.id.slice(-8).toUpperCase()}\\nTotal: ₹1\\,200`);
});

test('it is in the language of the requesting page', async () => {
  const booking = await book({ notes: 'गेट 2' });
  const text = toCalendar({ booking, sequence: 1, now: new Date(), language: 'ta' }).replaceAll('\r\n ', '');
  const t = textsOf('ta');
  const services = t('notes.services', { services: 'Oil change\\, Car wash' });
  expect(text).toContain(
    `DESCRIPTION:${t('calendar.visit.pickup')}\\n${services}\\n${t('notes.type', { type: t('notes.pickup') })}\\n`,
  );
  expect(text).toContain(t('notes.notes', { notes: 'गेट 2' }));
  expect(text).toContain(t('calendar.unassigned'));
  expect(services).toMatch(/\p{Script=Tamil}/u);
});

test("pickup and home service take place at the customer's address", async () => {
  const lines = await linesOf(await book({ serviceType: 'home_service' }));
  expect(lines).toContain('LOCATION:12\\, 100 Feet Road\\, Indiranagar');
});

test('an unpaid booking is tentative, and a cancelled one keeps its id with a higher sequence number', async () => {
  const unpaid = await book({ paymentMethod: 'online' });
  expect(await linesOf(unpaid)).toContain('STATUS:TENTATIVE');
  await api.call('POST', `/bookings/${unpaid.id}/cancel`, {}, customer);
  const lines = await linesOf(unpaid);
  expect(lines).toEqual(expect.arrayContaining([`UID:booking-${unpaid.id}@pahiya`, 'SEQUENCE:2', 'STATUS:CANCELLED']));
  expect(lines).not.toContain('BEGIN:VALARM');
});

test("a customer's text never becomes a line of the file", async () => {
  const lines = await linesOf(
    await book({
      serviceType: 'home_service',
      address: 'Here\rATTACH:http://example.com\u2028there',
      notes: 'Ring\r\nEND:VEVENT\r\nATTACH:http://example.com',
    }),
  );
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(lines.some((line) => /^ATTACH|[\r\n]ATTACH/.test(line))).toBe(false);
});

test("a time that does not exist in this machine's zone is kept", async () => {
  const booking = { ...(await book()), bookingDate: '2026-03-08', bookingTime: '02:30', endTime: '03:00' };
  const text = toCalendar({ booking, sequence: 1, now: new Date() });
  expect(text).toContain('DTSTART;TZID=Asia/Kolkata:20260308T023000\r\nDTEND;TZID=Asia/Kolkata:20260308T030000');
});
