import type { Booking } from '@pahiya/contract/bookings/schemas';
import { addDays } from '@pahiya/contract/shared/dates';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../../../../scripts/long-run.ts';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput, tomorrow } from '../../../test/booking-inputs.ts';
import { countBrokenBookings } from '../../../test/counts.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { lockBooking } from '../calendar/commands/lock-booking.ts';
import { completeBooking, startBooking } from './commands/advance-booking.ts';
import { assignMechanic } from './commands/assign-mechanic.ts';
import { cancelBooking } from './commands/cancel-booking.ts';

const timeout = 120_000;
const manyRounds = isLongRun ? 20 : 4;
const rounds = isLongRun ? 10 : 3;

let api: Api;
let crowd: Customer[];

beforeAll(async () => {
  api = await startApi();
  crowd = await Promise.all(Array.from({ length: 20 }, () => createCustomer(api)));
}, timeout);

afterAll(() => api.stop());

interface Owned {
  customer: Customer;
  booking: Booking;
}

async function book(customer: Customer, garage: StoredGarage, change: Partial<Booking> = {}) {
  return await api.call<Booking>('POST', '/bookings', bookingInput(garage, change), customer);
}

async function own(customer: Customer | undefined, garage: StoredGarage, change: Partial<Booking>): Promise<Owned> {
  if (!customer) throw new Error('The crowd is too small');
  const { status, body } = await book(customer, garage, change);
  expect(status).toBe(201);
  return { customer, booking: body };
}

function move({ customer, booking }: Owned, to: { bookingDate: string; bookingTime: string }) {
  return api.call<Booking & { code: string }>('POST', `/bookings/${booking.id}/reschedule`, to, customer);
}

async function see({ customer, booking }: Owned): Promise<Booking> {
  return (await api.call<Booking>('GET', `/bookings/${booking.id}`, undefined, customer)).body;
}

async function changesOf(bookingId: string): Promise<string[]> {
  const { rows } = await api.services.db.execute<{ kind: string }>(
    sql`select kind from booking_changes where booking_id = ${bookingId} order by created_at, id`,
  );
  return rows.map(({ kind }) => kind);
}

const sound = { overlaps: 0, incomplete: 0 };
const garageActor = { kind: 'garage', name: 'Meera' } as const;

test(
  'when two customers move to the same slot, one gets it and the other keeps the old one',
  async () => {
    const garage = await createGarage(api.services.db, { mechanics: [{ name: 'Only' }] });
    for (let round = 0; round < manyRounds; round++) {
      const day = addDays(tomorrow, round);
      const target = { bookingDate: day, bookingTime: '14:00' };
      const pair = [
        await own(crowd[0], garage, { bookingDate: day, bookingTime: '10:00' }),
        // Every other round moves from another day, so that the two hold different locks.
        await own(crowd[1], garage, { bookingDate: addDays(day, round % 2 ? 40 : 0), bookingTime: '11:00' }),
      ];
      const answers = await Promise.all(pair.map((one) => move(one, target)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      for (const [index, one] of pair.entries()) {
        const { bookingDate, bookingTime } = await see(one);
        const kept = { bookingDate: one.booking.bookingDate, bookingTime: one.booking.bookingTime };
        expect({ bookingDate, bookingTime }).toEqual(answers[index]?.status === 200 ? target : kept);
        expect(await changesOf(one.booking.id)).toHaveLength(answers[index]?.status === 200 ? 2 : 1);
      }
    }
    expect(await countBrokenBookings(api.services.db)).toEqual(sound);
  },
  timeout,
);

test(
  'customers who move and customers who book never share a slot of one mechanic',
  async () => {
    const garage = await createGarage(api.services.db, { mechanics: [{ name: 'Only' }] });
    for (let round = 0; round < rounds; round++) {
      const day = addDays(tomorrow, round);
      const mover = await own(crowd[0], garage, { bookingDate: day, bookingTime: '10:00' });
      const target = { bookingDate: day, bookingTime: '15:00' };
      const [moved, ...booked] = await Promise.all([
        move(mover, target),
        ...crowd.slice(1, 6).map((customer) => book(customer, garage, target)),
      ]);
      const winners = [moved, ...booked].filter(({ status }) => status < 300);
      expect(winners).toHaveLength(1);
      expect((await see(mover)).bookingTime).toBe(moved.status === 200 ? '15:00' : '10:00');
    }
    expect(await countBrokenBookings(api.services.db)).toEqual(sound);
  },
  timeout,
);

test(
  'swapping bookings and many moves over two days never fail and never overlap',
  async () => {
    const garage = await createGarage(api.services.db);
    const starts = ['09:00', '10:00', '11:00', '12:00'];
    const days = [tomorrow, addDays(tomorrow, 1)];
    const owned = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        own(crowd[index], garage, { bookingDate: days[index % 2] ?? '', bookingTime: starts[index >> 1] ?? '' }),
      ),
    );
    const answers = await Promise.all(
      owned.flatMap((one, index) =>
        Array.from({ length: 8 }, (_, turn) =>
          move(one, {
            bookingDate: days[(index + turn) % 2] ?? '',
            bookingTime: starts[(index * 3 + turn) % starts.length] ?? '',
          }),
        ),
      ),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses.difference(new Set([200, 409]))).toEqual(new Set());
    expect(await countBrokenBookings(api.services.db)).toEqual(sound);
    for (const { booking } of owned) expect(new Set(await changesOf(booking.id))).not.toContain('cancelled');
  },
  timeout,
);

test('the same move sent ten times at once is one history entry', async () => {
  const garage = await createGarage(api.services.db);
  const one = await own(crowd[0], garage, {});
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => move(one, { bookingDate: tomorrow, bookingTime: '16:00' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await changesOf(one.booking.id)).toEqual(['created', 'rescheduled']);
});

test(
  'a booking that is cancelled and moved at once ends cancelled and holds no slot',
  async () => {
    const garage = await createGarage(api.services.db, { mechanics: [{ name: 'Only' }] });
    for (let round = 0; round < rounds; round++) {
      const day = addDays(tomorrow, round);
      const one = await own(crowd[0], garage, { bookingDate: day });
      const [cancelled, moved] = await Promise.all([
        api.call('POST', `/bookings/${one.booking.id}/cancel`, {}, one.customer),
        move(one, { bookingDate: day, bookingTime: '12:00' }),
      ]);
      expect(cancelled.status).toBe(200);
      expect([200, 409]).toContain(moved.status);
      expect((await see(one)).status).toBe('cancelled');
      for (const bookingTime of ['10:00', '12:00']) {
        await own(crowd[1], garage, { bookingDate: day, bookingTime });
      }
    }
  },
  timeout,
);

test('a booking that is started, completed and cancelled at once ends in one state, which its history explains', async () => {
  const garage = await createGarage(api.services.db, { mechanics: [] });
  const { db } = api.services;
  for (let round = 0; round < manyRounds; round++) {
    const one = await own(crowd[round % 20], garage, {});
    const change = { bookingId: one.booking.id, actor: garageActor, now: new Date(`${tomorrow}T09:00:00+05:30`) };
    const work = async () => {
      const started = await startBooking(db, change);
      return started.ok && (await completeBooking(db, change)).ok;
    };
    const [isCompleted, cancelled] = await Promise.all([work(), cancelBooking(db, { ...change, reason: '' })]);
    expect(isCompleted).toBe(!cancelled.ok);
    expect(await changesOf(one.booking.id)).toEqual(
      cancelled.ok ? ['created', 'cancelled'] : ['created', 'started', 'completed'],
    );
    expect((await see(one)).status).toBe(cancelled.ok ? 'cancelled' : 'completed');
  }
});

test('a mechanic assigned by the garage while customers book has one booking at a time', async () => {
  const garage = await createGarage(api.services.db);
  const { db } = api.services;
  for (let round = 0; round < rounds; round++) {
    const day = addDays(tomorrow, round);
    const one = await own(crowd[0], garage, { bookingDate: day });
    const other = garage.mechanics.find(({ name }) => name !== one.booking.assignedMechanicName);
    const [assigned, booked] = await Promise.all([
      assignMechanic(db, { bookingId: one.booking.id, mechanicId: other?.id ?? '', actor: garageActor }),
      book(crowd[1] ?? one.customer, garage, { bookingDate: day }),
    ]);
    // The customer gets the remaining mechanic, or the garage is told that the mechanic is busy.
    expect(booked.status).toBe(201);
    if (!assigned.ok) expect(assigned.reason).toBe('MECHANIC_BUSY');
  }
  expect(await countBrokenBookings(db)).toEqual(sound);
});

const dayLock = (garage: StoredGarage, day: string, how = 'pg_advisory_xact_lock') =>
  sql`select ${sql.raw(how)}(hashtextextended(format('day %s %s', ${garage.id}::uuid, ${day}::date), 0)) as held`;

async function countLockWaits(): Promise<number> {
  const { rows } = await api.services.db.execute(sql`select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`);
  return rows.length;
}

/** Holds the day's lock until `release` is called. */
async function holdDay(garage: StoredGarage, day: string): Promise<{ release: () => Promise<void> }> {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holder = api.services.db.transaction(async (tx) => {
    await tx.execute(dayLock(garage, day));
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return {
    release: async () => {
      released.resolve();
      await holder;
    },
  };
}

test("a booking that moves while its day's lock is awaited is locked under its new day alone", async () => {
  const garage = await createGarage(api.services.db);
  const one = await own(crowd[0], garage, {});
  const { db } = api.services;
  const nextDay = addDays(tomorrow, 1);
  const holder = await holdDay(garage, tomorrow);
  const [locked, isSeen] = [Promise.withResolvers<string | undefined>(), Promise.withResolvers<void>()];
  const locker = db.transaction(async (tx) => {
    locked.resolve((await lockBooking(tx, one.booking.id))?.bookingDate);
    await isSeen.promise;
  });
  await expect.poll(countLockWaits).toBe(1);
  expect((await move(one, { bookingDate: nextDay, bookingTime: '12:00' })).status).toBe(200);
  await holder.release();
  expect(await locked.promise).toBe(nextDay);
  const isFree = async (day: string) => {
    const { rows } = await db.transaction((tx) => tx.execute(dayLock(garage, day, 'pg_try_advisory_xact_lock')));
    return rows[0]?.held;
  };
  const free = [await isFree(tomorrow), await isFree(nextDay)];
  isSeen.resolve();
  await locker;
  expect(free).toEqual([true, false]);
});

test(
  'two bookings that swap their days while both are being changed never deadlock, round after round',
  async () => {
    const garage = await createGarage(api.services.db, { mechanics: [] });
    for (let round = 0; round < rounds; round++) {
      const days = [addDays(tomorrow, 2 * round), addDays(tomorrow, 2 * round + 1)] as const;
      const pair = await Promise.all(days.map((day, at) => own(crowd[at], garage, { bookingDate: day })));
      const holders = await Promise.all(days.map((day) => holdDay(garage, day)));
      const answers = pair.map(({ customer, booking }) =>
        api.call('POST', `/bookings/${booking.id}/cancel`, {}, customer),
      );
      await expect.poll(countLockWaits).toBe(2);
      // Moves that commit while both days are awaited.
      await api.services.db.execute(sql`
        update bookings set booking_date = case booking_date when ${days[0]}::date then ${days[1]}::date else ${days[0]}::date end
        where garage_id = ${garage.id} and booking_date in (${days[0]}::date, ${days[1]}::date)`);
      await Promise.all(holders.map(({ release }) => release()));
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    }
  },
  timeout,
);

test(
  'a booking that is moved and reassigned at once ends with one mechanic who has no other booking then',
  async () => {
    const garage = await createGarage(api.services.db);
    const { db } = api.services;
    for (let round = 0; round < manyRounds; round++) {
      const [day, nextDay] = [addDays(tomorrow, 2 * round), addDays(tomorrow, 2 * round + 1)];
      const one = await own(crowd[0], garage, { bookingDate: day });
      const other = garage.mechanics.find(({ name }) => name !== one.booking.assignedMechanicName);
      const [moved, assigned, booked] = await Promise.all([
        move(one, { bookingDate: nextDay, bookingTime: '10:00' }),
        assignMechanic(db, { bookingId: one.booking.id, mechanicId: other?.id ?? '', actor: garageActor }),
        book(crowd[1] ?? one.customer, garage, { bookingDate: nextDay }),
      ]);
      expect([moved.status, booked.status]).toEqual([200, 201]);
      if (!assigned.ok) expect(assigned.reason).toBe('MECHANIC_BUSY');
      expect((await see(one)).assignedMechanicName).not.toBe(booked.body.assignedMechanicName);
    }
    expect(await countBrokenBookings(db)).toEqual(sound);
  },
  timeout,
);

test('a move that loses a deadlock is retried', async () => {
  const garage = await createGarage(api.services.db);
  const one = await own(crowd[0], garage, {});
  await api.database.pool.query(`create sequence attempts;
    create function lose_once() returns trigger language plpgsql as $$ begin
      if nextval('attempts') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$;
    create trigger lose_once before update on bookings for each row execute function lose_once()`);
  const answer = await move(one, { bookingDate: tomorrow, bookingTime: '13:00' });
  await api.database.pool.query('drop function lose_once() cascade; drop sequence attempts');
  expect(answer.status).toBe(200);
});
