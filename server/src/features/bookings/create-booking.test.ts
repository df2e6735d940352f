import type { Booking } from '@pahiya/contract/bookings/schemas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput, tomorrow } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, importGarage } from '../../../test/garages.ts';
import { mechanics, services } from '../garages/tables.ts';

let api: Api;
let customer: Customer;

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api, 'Asha Rao');
});

afterAll(() => api.stop());

function book<Body = Booking>(body: unknown, { token } = customer) {
  return api.call<Body>('POST', '/bookings', body, { token });
}

async function storedBooking(bookingId: string) {
  const { rows } = await api.services.db.execute(
    sql`select *, slot_range::text as slot_range, booking_date::text as booking_date from bookings where id = ${bookingId}`,
  );
  return rows[0];
}

test('a booked home service is stored with all its fields and its composed notes', async () => {
  const garage = await createGarage(api.services.db);
  await api.call('PATCH', '/profiles/me', { phone: '98765 43210' }, { token: customer.token });
  const input = bookingInput(garage, {
    serviceType: 'home_service',
    notes: '  Ring twice  ',
    vehicleModel: 'Swift',
  });
  const { status, body } = await book(input);
  expect(status).toBe(201);
  const [oil, wash] = garage.services;
  const notes =
    'Services: Oil change, Car wash\nService type: Home service\nAddress: 12, 100 Feet Road, Indiranagar\nAdditional notes: Ring twice';
  expect(await storedBooking(body.id)).toMatchObject({
    user_id: customer.id,
    garage_id: garage.id,
    service_id: oil?.id,
    booking_date: tomorrow,
    booking_time: '10:00:00',
    end_time: '11:00:00',
    slot_range: '["2026-11-24 10:00:00","2026-11-24 11:00:00")',
    customer_name: 'Asha Rao',
    customer_email: customer.email,
    customer_phone: input.customerPhone,
    service_type: 'home_service',
    vehicle_type: 'car',
    vehicle_make: 'Maruti Suzuki',
    vehicle_model: 'Swift',
    address: '12, 100 Feet Road, Indiranagar',
    additional_notes: 'Ring twice',
    notes,
    payment_method: 'cash',
    payment_status: 'cash_on_service',
    total_amount: 900 + 300 + 49,
    status: 'confirmed',
    service_details: [oil, wash],
    service_names: ['Oil change', 'Car wash'],
    assigned_mechanic_id: garage.mechanics[0]?.id,
    assigned_mechanic_name: 'Zoya Khan',
    assigned_at: expect.any(String),
  });
  const linked = await api.services.db.execute(
    sql`select service_id, garage_id from booking_services where booking_id = ${body.id} order by service_id`,
  );
  expect(linked.rows).toEqual([oil, wash].map((service) => ({ service_id: service?.id, garage_id: garage.id })));
  expect(body).toMatchObject({ totalAmount: 1249, notes, assignedMechanicName: 'Zoya Khan', endTime: '11:00' });
});

test('a pickup has no fee, and omitted notes leave no line', async () => {
  const garage = await createGarage(api.services.db);
  const { notes: _notes, ...input } = bookingInput(garage);
  const { status, body } = await book(input);
  expect(status).toBe(201);
  expect(body).toMatchObject({ totalAmount: 1200, serviceType: 'pickup', additionalNotes: '' });
  expect(body.notes).toBe(
    'Services: Oil change, Car wash\nService type: Pickup\nAddress: 12, 100 Feet Road, Indiranagar',
  );
});

test('the response equals the booking that its owner reads later', async () => {
  const garage = await createGarage(api.services.db);
  const { body } = await book(bookingInput(garage));
  const read = await api.call('GET', `/bookings/${body.id}`, undefined, { token: customer.token });
  expect(read.status).toBe(200);
  expect(read.body).toEqual(body);
});

test("services keep the customer's order", async () => {
  const garage = await createGarage(api.services.db);
  const serviceIds = garage.services.map((service) => service.id).toReversed();
  const { body } = await book(bookingInput(garage, { serviceIds }));
  expect(body.serviceNames).toEqual(['Car wash', 'Oil change']);
  expect((await storedBooking(body.id))?.service_id).toBe(serviceIds[0]);
});

test('a booking keeps the names and prices of its services when the garage changes them', async () => {
  const garage = await createGarage(api.services.db);
  const { body } = await book(bookingInput(garage));
  const changed = { price: 5_000, name: 'Something else' };
  await api.services.db
    .update(services)
    .set(changed)
    .where(eq(services.id, String(bookingInput(garage).serviceIds[0])));
  const { body: read } = await api.call('GET', `/bookings/${body.id}`, undefined, { token: customer.token });
  expect(read).toEqual(body);
});

test('a customer who saw another total gets the new one, and nothing is booked', async () => {
  const garage = await createGarage(api.services.db);
  const input = bookingInput(garage);
  await api.services.db
    .update(services)
    .set({ price: 950 })
    .where(eq(services.id, String(input.serviceIds[0])));
  const refused = await book(input);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'PRICE_CHANGED',
      data: { field: 'expectedTotal', totalAmount: 1250, services: [{ price: 950 }, {}] },
    },
  });
  const confirmed = await book({ ...input, expectedTotal: 1250 });
  expect(confirmed).toMatchObject({ status: 201, body: { totalAmount: 1250 } });
});

test('the second customer of a slot gets the other mechanic, the third gets the nearest free slots', async () => {
  const garage = await createGarage(api.services.db);
  expect((await book(bookingInput(garage))).body.assignedMechanicName).toBe('Zoya Khan');
  expect((await book(bookingInput(garage))).body.assignedMechanicName).toBe('Arun');
  expect(await book(bookingInput(garage))).toMatchObject({
    status: 409,
    body: {
      code: 'SLOT_TAKEN',
      data: {
        field: 'bookingTime',
        alternatives: [
          { date: tomorrow, startTime: '09:00', endTime: '10:00' },
          { date: tomorrow, startTime: '11:00', endTime: '12:00' },
          { date: tomorrow, startTime: '12:00', endTime: '13:00' },
          { date: tomorrow, startTime: '13:00', endTime: '14:00' },
        ],
      },
    },
  });
});

test('a cancelled or completed booking frees its mechanic', async () => {
  const garage = await createGarage(api.services.db, { mechanics: [{ name: 'Zoya' }] });
  const endings = [
    sql`status = 'cancelled', cancel_reason = 'customer', cancelled_at = now()`,
    sql`status = 'completed'`,
  ];
  for (const ending of endings) {
    const { body } = await book(bookingInput(garage));
    expect((await book<unknown>(bookingInput(garage))).status).toBe(409);
    await api.services.db.execute(sql`update bookings set ${ending} where id = ${body.id}`);
  }
  expect((await book(bookingInput(garage))).status).toBe(201);
});

test('slots of a garage without mechanics stay open, and no mechanic is named', async () => {
  const garage = await createGarage(api.services.db, { mechanics: [] });
  for (let attempt = 0; attempt < 3; attempt++) {
    const { status, body } = await book(bookingInput(garage));
    expect({ status, mechanic: body.assignedMechanicName }).toEqual({ status: 201, mechanic: null });
  }
});

test('an inactive mechanic is never assigned', async () => {
  const garage = await createGarage(api.services.db);
  const [first] = garage.mechanics;
  await api.services.db
    .update(mechanics)
    .set({ status: 'inactive' })
    .where(eq(mechanics.id, String(first?.id)));
  expect((await book(bookingInput(garage))).body.assignedMechanicName).toBe('Arun');
  expect((await book<unknown>(bookingInput(garage))).status).toBe(409);
});

test('a booking made under an older grid keeps its mechanic busy in the new one', async () => {
  const garage = await createGarage(api.services.db, { externalId: 'regridded', mechanics: [{ name: 'Zoya' }] });
  expect((await book(bookingInput(garage, { bookingTime: '10:00' }))).status).toBe(201);
  const slots = [{ dayOfWeek: 2, startTime: '10:30', endTime: '12:00' }];
  await importGarage(api.services.db, {
    externalId: 'regridded',
    name: 'Regridded',
    mechanics: [{ name: 'Zoya' }],
    slots,
  });
  const refused = await book<unknown>(bookingInput(garage, { bookingTime: '10:30' }));
  expect(refused).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
});

test("a customer without a profile books with the account's name", async () => {
  const garage = await createGarage(api.services.db);
  const nameless = await createCustomer(api, 'Kiran');
  await api.services.db.execute(sql`delete from profiles where id = ${nameless.id}`);
  const input = bookingInput(garage);
  const { body } = await book(input, nameless);
  expect(await storedBooking(body.id)).toMatchObject({ customer_name: 'Kiran', customer_phone: input.customerPhone });
});
