import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { SlotStart } from '@pahiya/contract/garages/schemas';
import { addDays } from '@pahiya/contract/shared/dates';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isLongRun } from '../../../../scripts/long-run.ts';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput, tomorrow } from '../../../test/booking-inputs.ts';
import type { Answer } from '../../../test/call.ts';
import { countBrokenBookings } from '../../../test/counts.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, gridOf, importGarage, type StoredGarage } from '../../../test/garages.ts';
import { toUserId } from '../../platform/user-id.ts';
import { insertBooking } from './commands/insert-booking.ts';

/** A hundred customers take part in each round. */
const rounds = isLongRun ? 20 : 2;

/** Milliseconds for two thousand requests, while other tests run. */
const timeout = 180_000;

let api: Api;
let crowd: Customer[];

beforeAll(async () => {
  // Mails are held, because their queries would count as round trips.
  api = await startApi({ holdsMails: true });
  crowd = await Promise.all(Array.from({ length: 100 }, () => createCustomer(api)));
}, timeout);

afterAll(() => api.stop());

type BookingAnswer = Answer<Booking & { code: string; data: { alternatives: SlotStart[] } }>;

function book({ token }: Customer, garage: StoredGarage, change: Partial<Booking>): Promise<BookingAnswer> {
  return api.call('POST', '/bookings', bookingInput(garage, change), { token });
}

test(
  'of a hundred customers for one slot with two mechanics exactly two succeed, round after round',
  async () => {
    const garage = await createGarage(api.services.db);
    for (let round = 0; round < rounds; round++) {
      const slot = { bookingDate: addDays(tomorrow, round), bookingTime: `${10 + (round % 6)}:00` };
      const answers = await Promise.all(crowd.map((customer) => book(customer, garage, slot)));
      const winners = answers.filter((answer) => answer.status === 201);
      const losers = answers.filter((answer) => answer.body.code === 'SLOT_TAKEN');
      expect({ winners: winners.length, losers: losers.length }).toEqual({ winners: 2, losers: 98 });
      const mechanics = winners.map((answer) => answer.body.assignedMechanicName);
      expect(mechanics.toSorted()).toEqual(['Arun', 'Zoya Khan']);
      for (const { status, body } of losers) {
        expect(status).toBe(409);
        expect(body.data.alternatives.length).toBeGreaterThan(0);
        expect(body.data.alternatives).not.toContainEqual(
          expect.objectContaining({ date: slot.bookingDate, startTime: slot.bookingTime }),
        );
      }
    }
    expect(await countBrokenBookings(api.services.db)).toEqual({ overlaps: 0, incomplete: 0 });
  },
  timeout,
);

test('bookings of overlapping slots, as after a change of the grid, never share a mechanic and never fail', async () => {
  const garage = await createGarage(api.services.db);
  const customer = { name: 'Asha', email: 'asha@example.com', phone: null };
  const slots = [
    { bookingTime: '10:00', slotEnd: '11:00' },
    { bookingTime: '10:30', slotEnd: '11:30' },
    { bookingTime: '09:30', slotEnd: '10:30' },
    { bookingTime: '10:15', slotEnd: '10:45' },
  ];
  // A grid has no overlapping slots; they exist only across a change of the grid.
  const { pool } = api.database;
  await pool.query('alter table garage_time_slots drop constraint garage_time_slots_no_overlap');
  for (const { bookingTime, slotEnd } of slots) {
    await pool.query(
      `insert into garage_time_slots (id, garage_id, day_of_week, start_time, end_time)
        values (gen_random_uuid(), $1, extract(dow from $2::date), $3, $4) on conflict do nothing`,
      [garage.id, tomorrow, bookingTime, slotEnd],
    );
  }
  const outcomes = await Promise.all(
    crowd.slice(0, 24).map(({ id }, index) => {
      const { bookingTime, slotEnd } = slots[index % slots.length] ?? { bookingTime: '10:00', slotEnd: '11:00' };
      const input = bookingInput(garage, { bookingTime });
      const booker = { userId: toUserId(id), network: '127.0.0.1', limits: api.services.bookingLimits };
      const { services } = garage;
      const facts = {
        garageName: garage.name,
        services,
        totalAmount: 1200,
        slotEnd,
        customer,
        vehicleId: null,
        now: api.clock.now,
      };
      return insertBooking(api.services.db, { booker, input, ...facts });
    }),
  );
  expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(2);
  expect(await countBrokenBookings(api.services.db)).toEqual({ overlaps: 0, incomplete: 0 });
});

test('the database refuses overlapping bookings of one mechanic, whoever writes them', async () => {
  const garage = await createGarage(api.services.db, { mechanics: [{ name: 'Zoya' }] });
  const [customer] = crowd;
  const made = customer && (await book(customer, garage, { bookingTime: '10:00' }));
  if (customer) await book(customer, garage, { bookingTime: '11:00' });
  const moved = api.database.pool.query("update bookings set end_time = '11:30' where id = $1", [made?.body.id]);
  await expect(moved).rejects.toMatchObject({ code: '23P01', constraint: 'bookings_no_mechanic_overlap' });
});

test('a booking that loses a deadlock is retried', async () => {
  const garage = await createGarage(api.services.db);
  await api.database.pool.query(`create sequence attempts;
    create function lose_once() returns trigger language plpgsql as $$ begin
      if nextval('attempts') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$;
    create trigger lose_once before insert on bookings for each row execute function lose_once()`);
  const [customer] = crowd;
  const answer = customer && (await book(customer, garage, {}));
  await api.database.pool.query('drop function lose_once() cascade; drop sequence attempts');
  expect(answer?.status).toBe(201);
});

test(
  'a grid that changes while customers book causes no overlap and no failure',
  async () => {
    const head = { externalId: 'changing', name: 'Changing' };
    const garage = await importGarage(api.services.db, head);
    let isOver = false;
    async function changeGrid() {
      for (let turn = 0; !isOver; turn++) {
        await importGarage(api.services.db, { ...head, slots: gridOf([45, 60, 90][turn % 3] ?? 60) });
      }
    }
    async function bookRandomly(customer: Customer) {
      const starts = ['09:00', '09:45', '10:00', '10:30', '11:00', '11:15', '12:00'];
      const answers: BookingAnswer[] = [];
      for (const bookingTime of starts) answers.push(await book(customer, garage, { bookingTime }));
      return answers;
    }
    const changing = changeGrid();
    const answers = (await Promise.all(crowd.slice(0, 20).map(bookRandomly))).flat();
    isOver = true;
    await changing;
    const statuses = new Set(answers.map((answer) => answer.status));
    expect(statuses.difference(new Set([201, 409, 422]))).toEqual(new Set());
    expect(statuses).toContain(201);
    expect(await countBrokenBookings(api.services.db)).toEqual({ overlaps: 0, incomplete: 0 });
  },
  timeout,
);

test('a booking takes at most three round trips to the database', async () => {
  const garage = await createGarage(api.services.db);
  const [first, second] = crowd;
  if (!first || !second) throw new Error('There is a crowd');
  await book(first, garage, { bookingTime: '09:00' });
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const isFresh = await createCustomer(api);
  query.mockClear();
  expect((await book(isFresh, garage, { bookingTime: '10:00' })).status).toBe(201);
  expect(ofTheBooking(query.mock.calls)).toBeLessThanOrEqual(3);
  query.mockClear();
  expect((await book(isFresh, garage, { bookingTime: '11:00' })).status).toBe(201);
  expect(ofTheBooking(query.mock.calls)).toBeLessThanOrEqual(2);
  query.mockRestore();
});

/** Excludes queries of the push and mail workers, which no response waits for. */
function ofTheBooking(calls: readonly unknown[][]): number {
  const looks = /push_deliveries|from mails/;
  return calls.filter(([statement]) => !looks.test(JSON.stringify(statement))).length;
}
