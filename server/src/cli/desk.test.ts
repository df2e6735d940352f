import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Booking } from '@pahiya/contract/bookings/schemas';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { bookingInput } from '../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../test/customers.ts';
import { createGarage, type StoredGarage } from '../../test/garages.ts';
import { createDataDir, databaseUrl, quickStart } from '../../test/node-process.ts';
import { bookingChanges } from '../features/calendar/tables.ts';
import { answerRequest } from './staff-commands/answer-request.ts';
import { parseDeskArguments } from './staff-commands/arguments.ts';

const program = fileURLToPath(new URL('desk.ts', import.meta.url));
/** The program uses the real clock. */
const soon = addDays(zonedNow(new Date()).date, 1);

let api: Api;
let customer: Customer;
let garage: StoredGarage;
let folder: Awaited<ReturnType<typeof createDataDir>>;

beforeAll(async () => {
  api = await startApi();
  api.clock.now = new Date();
  customer = await createCustomer(api);
  folder = await createDataDir();
});

beforeEach(async () => {
  garage = await createGarage(api.services.db);
});

afterAll(async () => {
  await api.stop();
  await folder.remove();
});

interface Ended {
  code: unknown;
  out: string[];
  err: string[];
}

function desk(...args: string[]): Promise<Ended> {
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl(api.database), DATA_DIR: folder.dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', quickStart, program, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, out: linesOf(stdout), err: linesOf(stderr) });
    });
  });
}

/** Does the same without a separate process, which would take a second each time. */
async function ask(...args: string[]): Promise<string[]> {
  return (
    await answerRequest(
      api.services.db,
      parseDeskArguments(args),
      new Date(`${soon}T12:00:00+05:30`),
      async () => api.services.files.store,
    )
  ).lines;
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.trimEnd().split('\n');
}

async function book(change: Partial<Booking> = {}): Promise<Booking> {
  const input = bookingInput(garage, { bookingDate: soon, ...change });
  const { status, body } = await api.call<Booking>('POST', '/bookings', input, customer);
  expect(status).toBe(201);
  return body;
}

const by = ['--by', 'Meera Iyer'];

test('a booking is assigned, started, paid in cash and completed, each step with a name', async () => {
  const { id, assignedMechanicName } = await book();
  const other = assignedMechanicName === 'Arun' ? 'Zoya Khan' : 'Arun';
  expect(await desk('assign', id, other.toLowerCase(), ...by)).toEqual({
    code: 0,
    out: [`${other} is assigned.`],
    err: [],
  });
  expect(await ask('start', id, ...by)).toEqual(['The work has begun.']);
  expect(await ask('cash', id, ...by)).toEqual(['₹1200 received in cash.']);
  expect(await ask('complete', id, ...by)).toEqual(['The booking is complete.']);
  const changes = await api.services.db
    .select({ kind: bookingChanges.kind, name: bookingChanges.actorName })
    .from(bookingChanges)
    .where(eq(bookingChanges.bookingId, id))
    .orderBy(asc(bookingChanges.createdAt));
  expect(changes.slice(1)).toEqual(
    ['mechanic_assigned', 'started', 'cash_received', 'completed'].map((kind) => ({ kind, name: 'Meera Iyer' })),
  );
}, 30_000);

test('a booking is cancelled with a reason, once', async () => {
  const { id } = await book();
  const cancel = ['cancel', id, '--reason', 'The lift is broken', ...by];
  expect(await ask(...cancel)).toEqual(['The booking is cancelled.']);
  expect(await ask(...cancel)).toEqual(['The booking is cancelled.']);
  expect((await api.call<Booking>('GET', `/bookings/${id}`, undefined, customer)).body).toMatchObject({
    status: 'cancelled',
    cancelReason: 'garage',
  });
});

test('an impossible action ends with exit code 1 and one line that says why', async () => {
  const [{ id }, unpaid] = [await book(), await book({ bookingTime: '12:00', paymentMethod: 'online' })];
  const closed = 'Nothing was changed. The booking is confirmed: this cannot be done now.';
  expect(await desk('complete', id, ...by)).toEqual({ code: 1, out: [], err: [closed] });
  const refusals: [string[], string][] = [
    [['cash', id], 'The booking is confirmed: this cannot be done now.'],
    [['start', unpaid.id], 'Its online payment has not come yet.'],
    [['cash', unpaid.id], 'It is to be paid online.'],
    [['start', randomUUID()], 'There is no such booking.'],
    [['assign', randomUUID(), 'Arun'], 'There is no such booking.'],
    [['assign', id, 'Nobody'], 'The garage has no active mechanic Nobody. It has: Zoya Khan, Arun'],
  ];
  for (const [args, reason] of refusals) {
    expect(await ask(...args, ...by)).toEqual([`Nothing was changed. ${reason}`]);
  }
}, 30_000);

test('a name that two mechanics share is not guessed', async () => {
  garage = await createGarage(api.services.db, { mechanics: [{ name: 'Ravi' }, { name: 'ravi' }] });
  const { id } = await book();
  const [first, second] = garage.mechanics;
  expect(await ask('assign', id, 'Ravi', ...by)).toEqual([
    `Nothing was changed. Several mechanics are called Ravi; give an id: ${first?.id}, ${second?.id}.`,
  ]);
  expect(await ask('assign', id, String(second?.id), ...by)).toEqual(['ravi is assigned.']);
});

test('the list shows bookings from today on, and can be filtered by garage, day and status', async () => {
  const first = await book();
  const later = await book({ bookingDate: addDays(soon, 1) });
  const elsewhere = await createGarage(api.services.db);
  await api.call('POST', '/bookings', bookingInput(elsewhere, { bookingDate: soon }), customer);
  const { code, out } = await desk('list', '--garage', garage.id);
  expect(code).toBe(0);
  expect(out).toHaveLength(2);
  for (const part of [first.id, `${soon} 10:00`, 'confirmed', '₹1200 cash on service', garage.name, 'Asha Rao']) {
    expect(out[0]).toContain(part);
  }
  expect(out[1]).toContain(later.id);
  expect(await ask('list', '--garage', garage.id, '--date', soon)).toHaveLength(1);
  expect(await ask('list', '--garage', garage.id, '--status', 'completed')).toEqual(['No bookings.']);
}, 30_000);

test('without a name, or with an invalid value or command, nothing is done', async () => {
  const id = randomUUID();
  const usage = /^Usage: npm run desk/;
  const refusals: [string[], string | RegExp][] = [
    [['start', id], '--by NAME is missing: say who makes the change.'],
    [['start', 'x', ...by], 'BOOKING: this is no id; `list` shows the ids of bookings'],
    [['start', id, '--by', 'a\u001b[2Jb'], /^--by: /],
    [['list', '--date', '2026-02-30'], '--date: This day does not exist'],
    [['list', '--status', 'lost'], /^--status: .*confirmed/],
    [['list', '--by', 'Meera'], usage],
    [['cancel', id, ...by], usage],
    [['assign', id, ...by], usage],
    [['start', id, 'more', ...by], usage],
    [['fly', id, ...by], usage],
    [['list', '--all'], usage],
    [[], usage],
  ];
  for (const [args, line] of refusals) expect(() => parseDeskArguments(args), args.join(' ')).toThrow(line);
  expect(await desk('list', '--all')).toMatchObject({ code: 1, out: [], err: { 0: expect.stringMatching(usage) } });
}, 30_000);
