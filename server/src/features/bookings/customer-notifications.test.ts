import type { Booking, CreateBookingInput } from '@pahiya/contract/bookings/schemas';
import { languageCodes } from '@pahiya/contract/shared/languages';
import { bookingNumber } from '@pahiya/contract/shared/numbers';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { morning } from '../../../test/api.ts';
import { bookingInput, tomorrow } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { type Shop, startShop } from '../../../test/paying.ts';
import { describeMoment } from '../../platform/dates-in-words.ts';
import { describeBooking } from '../notifications/rules/booking-texts.ts';
import { defaultChoices } from '../notifications/rules/preferences.ts';
import { composePush } from '../notifications/rules/push-message.ts';
import { notifications } from '../notifications/tables.ts';
import { profiles } from '../people/tables.ts';
import { completeBooking, startBooking } from './commands/advance-booking.ts';
import { assignMechanic } from './commands/assign-mechanic.ts';
import { cancelBooking } from './commands/cancel-booking.ts';
import { receiveCash } from './commands/receive-cash.ts';

let shop: Shop;
let customer: Customer;
let garage: StoredGarage;

beforeAll(async () => {
  shop = await startShop();
});

beforeEach(async () => {
  shop.api.clock.now = morning;
  customer = await createCustomer(shop.api);
  garage = await createGarage(shop.api.services.db);
});

afterAll(() => shop.stop());

async function book(change: Partial<CreateBookingInput> = {}): Promise<Booking> {
  return await shop.book(garage, customer, { paymentMethod: 'cash', ...change });
}

function change(booking: Booking, action: string, body: object) {
  return shop.api.call('POST', `/bookings/${booking.id}/${action}`, body, customer);
}

const byGarage = { kind: 'garage', name: 'Meera Iyer' } as const;

async function news() {
  const { db } = shop.api.services;
  return await db.select().from(notifications).where(eq(notifications.userId, customer.id)).orderBy(notifications.id);
}

async function kindsOfNews(): Promise<unknown[]> {
  return (await news()).map(({ data }) => data.kind);
}

async function mails() {
  await shop.api.services.mails.idle();
  return shop.api.mails.filter(({ to }) => to === customer.email);
}

async function calendarOf(nth: number): Promise<string> {
  const [file] = (await mails())[nth]?.attachments ?? [];
  return String(file?.content).replaceAll('\r\n ', '');
}

test('a cash booking is confirmed in the app and by mail, with all that the customer needs to know', async () => {
  const booking = await book();
  expect(await news()).toMatchObject([
    {
      type: 'booking',
      title: 'Booking confirmed',
      message: `Your booking at ${garage.name} on 24 Nov 2026, 10:00 AM - 11:00 AM is confirmed.`,
      data: {
        kind: 'confirmed',
        booking_id: booking.id,
        garage_name: garage.name,
        date: tomorrow,
        time: '10:00',
        pickup_until: '11:00',
      },
      isListed: true,
    },
  ]);
  const [mail] = await mails();
  expect(mail?.subject).toBe('Booking confirmed');
  expect(mail?.text).toMatch(/^Hello Asha Rao,\n/);
  for (const fact of [
    `Booking number: ${bookingNumber(booking.id)}`,
    `Garage: ${garage.name}`,
    'Date and time: 24 Nov 2026, 10:00 AM - 11:00 AM',
    'Total: ₹1,200',
    'Payment: ₹1,200 in cash, when the work is done',
    'Pickup from: 12, 100 Feet Road, Indiranagar',
    `Garage address: ${garage.location}`,
    `${shop.api.url}/bookings/${booking.id}`,
  ])
    expect(mail?.text).toContain(fact);
  expect(await calendarOf(0)).toContain('DTSTART;TZID=Asia/Kolkata:20261124T100000');
});

test('each move is confirmed with the calendar file of the new slot', async () => {
  const booking = await book();
  await change(booking, 'reschedule', { bookingDate: tomorrow, bookingTime: '12:00' });
  await change(booking, 'reschedule', { bookingDate: tomorrow, bookingTime: '12:00' });
  await change(booking, 'reschedule', { bookingDate: tomorrow, bookingTime: '11:00' });
  expect(await kindsOfNews()).toEqual(['confirmed', 'rescheduled', 'rescheduled']);
  expect((await news()).at(-1)).toMatchObject({
    title: 'Booking moved',
    message: `Your booking at ${garage.name} is now on 24 Nov 2026, 11:00 AM - 12:00 PM.`,
  });
  const sent = await mails();
  expect(sent.map(({ subject }) => subject)).toEqual(['Booking confirmed', 'Booking moved', 'Booking moved']);
  expect(sent[2]?.text).toContain(bookingNumber(booking.id));
  expect(await calendarOf(2)).toContain('DTSTART;TZID=Asia/Kolkata:20261124T110000');
});

test('a mechanic who comes arrives at the start of the slot, so a home service has no window', async () => {
  await book({ serviceType: 'home_service', expectedTotal: 1_249 });
  expect((await news())[0]?.message).toBe(`Your booking at ${garage.name} on 24 Nov 2026 at 10:00 AM is confirmed.`);
  expect((await mails())[0]?.text).toContain('Date and time: 24 Nov 2026 at 10:00 AM\n');
});

test('the news of a paid pickup and of its new mechanic names the pickup window', async () => {
  const order = await shop.order(garage, customer);
  await shop.fake.pay(order.linkId);
  const { id: bookingId, assignedMechanicName } = await shop.see(order);
  const other = garage.mechanics.find(({ name }) => name !== assignedMechanicName);
  const { db } = shop.api.services;
  await assignMechanic(db, { bookingId, mechanicId: other?.id ?? '', actor: byGarage });
  const received = (await news()).map(({ message }) => message);
  expect(received).toHaveLength(2);
  for (const message of received) expect(message).toContain('on 24 Nov 2026, 10:00 AM - 11:00 AM.');
});

test('a cancellation by the customer is notified once, and its file removes the booking from the calendar', async () => {
  const booking = await book();
  await change(booking, 'cancel', { reason: 'The car is sold' });
  await change(booking, 'cancel', {});
  expect(await kindsOfNews()).toEqual(['confirmed', 'cancelled']);
  expect((await news()).at(-1)).toMatchObject({
    title: 'Booking cancelled',
    message: `Your booking at ${garage.name} on 24 Nov 2026 at 10:00 AM is cancelled, as you asked.`,
  });
  const [, mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain(`Booking number: ${bookingNumber(booking.id)}`);
  expect(mail?.text).not.toContain('Total');
  expect(await calendarOf(1)).toContain('STATUS:CANCELLED');
  expect(await calendarOf(1)).not.toContain('Total');
});

test('a customer who cancels a paid booking is told when the money comes back', async () => {
  const order = await shop.order(garage, customer);
  await shop.fake.pay(order.linkId);
  await shop.see(order);
  await change(order.booking, 'cancel', {});
  const received = (await news()).find(({ data }) => data.kind === 'cancelled');
  expect(received?.message).toBe(
    `Your booking at ${garage.name} on 24 Nov 2026 at 10:00 AM is cancelled, as you asked. ₹1,200 will be refunded in full within 5-7 business days.`,
  );
  expect((await mails()).at(-1)?.text).toContain('Total: ₹1,200');
});

test('an online booking is confirmed when it is paid or changed to cash', async () => {
  const booking = await book({ paymentMethod: 'online' });
  expect(await news()).toEqual([]);
  await change(booking, 'pay-in-cash', {});
  await change(booking, 'pay-in-cash', {});
  expect(await kindsOfNews()).toEqual(['confirmed']);
  expect(await mails()).toMatchObject([{ subject: 'Booking confirmed', text: expect.stringContaining(garage.name) }]);
});

test('a repeated request sends no second notification', async () => {
  const input = bookingInput(garage);
  await Promise.all([1, 2, 3].map(() => shop.api.call('POST', '/bookings', input, customer)));
  expect(await kindsOfNews()).toEqual(['confirmed']);
  expect(await mails()).toHaveLength(1);
});

test('when many book the last slot at once, only the one who got it is notified', async () => {
  const { db } = shop.api.services;
  const alone = await createGarage(db, { mechanics: [{ name: 'Zoya' }] });
  const crowd = await Promise.all(Array.from({ length: 10 }, () => createCustomer(shop.api)));
  const answers = await Promise.all(
    crowd.map(({ token }) => shop.api.call('POST', '/bookings', bookingInput(alone), { token })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const { rows } = await db.execute(
    sql`select count(*)::int as listed, count(mails.id)::int as mailed from notifications n
      left join mails on mails.notification_id = n.id where n.data ->> 'garage_name' = ${alone.name}`,
  );
  expect(rows).toEqual([{ listed: 1, mailed: 1 }]);
});

test('customers who turned off booking mails or app notifications get none', async () => {
  const booking = { inApp: false, push: false, email: false };
  const wanted = { ...defaultChoices, booking, quietHours: null };
  const { status } = await shop.api.call('PUT', '/notifications/preferences', wanted, customer);
  expect(status).toBe(200);
  const made = await book();
  await change(made, 'reschedule', { bookingDate: tomorrow, bookingTime: '12:00' });
  await change(made, 'cancel', {});
  expect((await news()).map(({ isListed }) => isListed)).toEqual([false, false, false]);
  expect(await mails()).toEqual([]);
});

test('a customer who paid in cash gets a receipt by mail', async () => {
  const { db } = shop.api.services;
  const { id: bookingId } = await book();
  await startBooking(db, { bookingId, actor: byGarage, now: new Date(`${tomorrow}T10:00:00+05:30`) });
  expect(await receiveCash(db, { bookingId, actor: byGarage })).toMatchObject({ ok: true });
  shop.api.services.mails.wake();
  const receipt = (await mails()).at(-1);
  expect(receipt?.subject).toBe('Payment received');
  expect(receipt?.text).toContain(
    `${garage.name} received ₹1,200 in cash for your booking on 24 Nov 2026 at 10:00 AM.`,
  );
  expect(receipt?.text).toContain(`Booking number: ${bookingNumber(bookingId)}`);
});

test("a booking's mail has its expected end, mechanic and payment, and links to move and cancel it", async () => {
  const order = await shop.order(garage, customer);
  await shop.fake.pay(order.linkId);
  const booking = await shop.see(order);
  const mail = (await mails()).at(-1);
  const { readyAt } = booking;
  if (!readyAt) throw new Error('The garage has hours');
  const facts = [
    `Expected to be done: ${describeMoment(readyAt.date, readyAt.time, 'en')}`,
    `Mechanic: ${booking.assignedMechanicName}`,
    'Payment: ₹1,200 paid online',
    `Move this booking: ${shop.api.url}/bookings/${booking.id}?show=reschedule`,
    `Cancel this booking: ${shop.api.url}/bookings/${booking.id}?show=cancel`,
  ];
  for (const fact of facts) expect(mail?.text).toContain(fact);
  expect(mail?.html).toContain(`href="${shop.api.url}/bookings/${booking.id}?show=cancel"`);
});

test('a name that is a link is not used in a greeting, because it could reach a stranger in our name', async () => {
  const { db } = shop.api.services;
  await db.update(profiles).set({ fullName: 'Win at prizes.example.com' }).where(eq(profiles.id, customer.id));
  await book();
  const [mail] = await mails();
  expect(mail?.text).toMatch(/^Hello,\n/);
  expect(mail?.text).not.toContain('prizes.example.com');
});

test('a garage that cancels is named in the app, in the push and in the mail', async () => {
  const { db } = shop.api.services;
  const { id: bookingId } = await book();
  const reason = 'The lift is broken';
  expect(await cancelBooking(db, { bookingId, actor: byGarage, reason, now: morning })).toMatchObject({ ok: true });
  shop.api.services.mails.wake();
  const sentence = `${garage.name} cancelled your booking on 24 Nov 2026 at 10:00 AM.`;
  const received = (await news()).at(-1);
  expect(received?.message).toContain(sentence);
  expect((await mails()).at(-1)?.text).toContain(sentence);
  if (!received) throw new Error('The customer was told');
  const push = composePush({ ...received, notificationId: received.id, actor: null, actorCount: 0, language: 'en' });
  expect(push.body).toContain(sentence);
});

test.each(languageCodes)('in %s a cancellation names the garage', async (language) => {
  const data = { kind: 'cancelled', date: tomorrow, time: '10:00', garage_name: 'Torque House' };
  for (const by of ['customer', 'garage'])
    expect(describeBooking({ ...data, by }, language)?.message).toContain('Torque House');
});

test.each(languageCodes)('in %s the news that work has started or is complete names the garage', async (language) => {
  const data = { date: tomorrow, time: '10:00' };
  for (const kind of ['started', 'completed']) {
    expect(describeBooking({ ...data, kind, garage_name: 'Torque House' }, language)?.message).toContain(
      'Torque House',
    );
    expect(describeBooking({ ...data, kind }, language)?.message).not.toContain('{{');
  }
});

test.each(languageCodes)('in %s the news of a pickup names its window', async (language) => {
  const data = { kind: 'confirmed', date: tomorrow, time: '10:00', pickup_until: '11:30', garage_name: 'Torque House' };
  expect(describeBooking(data, language)?.message).toContain('10:00 AM - 11:30 AM');
});

test('a completed booking is mailed with its receipt and a link to review it, unless such mails are off', async () => {
  const { db } = shop.api.services;
  const now = new Date(`${tomorrow}T12:00:00+05:30`);
  const complete = async () => {
    shop.api.clock.now = morning;
    const { id: bookingId } = await book();
    shop.api.clock.now = now;
    await startBooking(db, { bookingId, actor: byGarage, now });
    await receiveCash(db, { bookingId, actor: byGarage });
    expect(await completeBooking(db, { bookingId, actor: byGarage, now })).toEqual({ ok: true });
    shop.api.services.mails.wake();
    return bookingId;
  };
  const bookingId = await complete();
  // The receipt of the cash payment is mailed at the same time.
  const mail = (await mails()).find(({ subject }) => subject === 'Service completed');
  expect(mail?.text).not.toContain('when the work is done');
  expect(mail?.text).toContain(`Your booking at ${garage.name} for 24 Nov 2026 at 10:00 AM is complete.`);
  const address = `${shop.api.url}/bookings/${bookingId}`;
  for (const part of [
    'Hello Asha Rao,',
    'Total: ₹1,200',
    'Payment: ₹1,200 paid in cash',
    `Write a review:\n${address}?show=review`,
    `Booking and receipt: ${address}`,
  ])
    expect(mail?.text).toContain(part);
  const wanted = { ...defaultChoices, booking: { ...defaultChoices.booking, email: false }, quietHours: null };
  await shop.api.call('PUT', '/notifications/preferences', wanted, customer);
  const before = (await mails()).length;
  await complete();
  expect(await mails()).toHaveLength(before);
  expect((await news()).at(-1)).toMatchObject({ title: 'Service completed', isListed: true });
});

test("mail and calendar translate standard services into the reader's language and keep a garage's own names", async () => {
  const { db } = shop.api.services;
  await db.update(profiles).set({ language: 'hi' }).where(eq(profiles.id, customer.id));
  const services = [
    { name: 'Periodic service', price: 900, duration: 60 },
    { name: 'Zoya’s special wash', price: 300, duration: 30 },
  ];
  garage = await createGarage(db, { services });
  await book();
  const [mail] = await mails();
  expect(mail?.text).toContain('पीरियॉडिक सर्विस, Zoya’s special wash');
  expect(mail?.text).not.toContain('Periodic service');
  expect(await calendarOf(0)).toContain('पीरियॉडिक सर्विस');
});
