import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { Board, DeskBooking, DeskBookingDetail } from '@pahiya/contract/desk/garage/schemas';
import type { StaffMember } from '@pahiya/contract/desk/schemas';
import type { Notification } from '@pahiya/contract/notifications/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput, tomorrow } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { openLive } from '../../../test/live-stream.ts';
import { createStaff } from '../../../test/staff.ts';
import { bookingChanges } from '../calendar/tables.ts';
import { deskAudit } from './tables.ts';

let api: Api;
let customer: Customer;
let garage: StoredGarage;
let owner: Customer;

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api);
});

beforeEach(async () => {
  garage = await createGarage(api.services.db);
  owner = await createStaff(api, 'garage', garage.id);
});

afterAll(() => api.stop());

async function book(change: Partial<Booking> = {}, by = customer): Promise<Booking> {
  const { status, body } = await api.call<Booking>('POST', '/bookings', bookingInput(garage, change), by);
  expect(status).toBe(201);
  return body;
}

function desk<Body = DeskBooking>(method: string, path: string, body?: unknown, by = owner) {
  return api.call<Body & { code: string }>(method, `/desk${path}`, body, by);
}

async function readBoard(query = '', by = owner): Promise<Board> {
  const { status, body } = await desk<Board>('GET', `/garages/${garage.id}/board${query}`, undefined, by);
  expect(status).toBe(200);
  return body;
}

function actionsOn(subjectId: string) {
  const { action, actorId, actorName, garageId, details } = deskAudit;
  return api.services.db
    .select({ action, actorId, actorName, garageId, details })
    .from(deskAudit)
    .where(and(eq(deskAudit.subjectId, subjectId)))
    .orderBy(asc(deskAudit.createdAt), asc(deskAudit.id));
}

async function setMechanic(mechanic: { id: string; name: string } | undefined, isActive: boolean) {
  const answer = await desk('PUT', `/garages/${garage.id}/mechanics/${mechanic?.id}`, {
    name: mechanic?.name,
    isActive,
  });
  expect(answer.status).toBe(200);
}

test("the board shows the day's free mechanics, and the allowed actions of each booking", async () => {
  const booking = await book();
  const { garage: shown, mechanics, days, needsReassignment } = await readBoard(`?from=${tomorrow}`);
  expect(shown).toEqual({ id: garage.id, name: garage.name, location: garage.location, status: 'active' });
  expect(mechanics.map(({ name, isActive }) => [name, isActive])).toEqual([
    ['Arun', true],
    ['Zoya Khan', true],
  ]);
  expect(days).toHaveLength(1);
  expect(days[0]).toMatchObject({ date: tomorrow, holiday: null });
  expect(days[0]?.slots[0]).toEqual({ startTime: '09:00', endTime: '10:00', freeMechanics: 2 });
  expect(days[0]?.slots[1]).toEqual({ startTime: '10:00', endTime: '11:00', freeMechanics: 1 });
  expect(days[0]?.bookings).toMatchObject([
    {
      id: booking.id,
      customerName: 'Asha Rao',
      mechanicName: booking.assignedMechanicName,
      isWalkIn: false,
      needsReassignment: false,
      allowedActions: ['assign', 'cancel'],
    },
  ]);
  expect(needsReassignment).toEqual([]);
  const week = await readBoard('?days=7');
  expect(week.days.map(({ date }) => date)).toEqual([
    '2026-11-23',
    tomorrow,
    ...['25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`),
  ]);
  expect((await desk('GET', `/garages/${garage.id}/board?days=8`)).status).toBe(400);
});

const today = '2026-11-23';

test('the customer is notified when a booking is assigned, started, paid in cash and completed, and each step is recorded', async () => {
  const { id, assignedMechanicName } = await book({ bookingDate: today, bookingTime: '15:00' });
  const other = garage.mechanics.find(({ name }) => name !== assignedMechanicName);
  const stream = await openLive(api.url, { token: customer.token, topics: 'bookings' });
  const steps: [string, string, unknown, Partial<DeskBooking>][] = [
    ['PUT', 'mechanic', { mechanicId: other?.id }, { mechanicName: other?.name ?? '' }],
    ['POST', 'start', undefined, { status: 'in_progress', allowedActions: ['assign', 'cash', 'complete'] }],
    ['POST', 'cash', undefined, { paymentStatus: 'paid', allowedActions: ['assign', 'complete'] }],
    ['POST', 'complete', undefined, { status: 'completed', allowedActions: [] }],
  ];
  for (const [method, step, body, expected] of steps) {
    const answer = await desk(method, `/bookings/${id}/${step}`, body);
    expect(answer.status, step).toBe(200);
    expect(answer.body).toMatchObject(expected);
    expect(await stream.next()).toMatchObject({ topic: 'bookings', ref: id });
  }
  stream.close();
  const listed = await api.call<Page<Notification>>('GET', '/notifications', undefined, customer);
  const ofBooking = listed.body.items.filter(({ data }) => data?.booking_id === id);
  expect(ofBooking.map(({ data }) => data.kind).toReversed()).toEqual([
    'confirmed',
    'mechanic_assigned',
    'started',
    'cash_received',
    'completed',
  ]);
  const actor = { actorId: owner.id, actorName: 'Meera garage', garageId: garage.id };
  expect(await actionsOn(id)).toEqual([
    { ...actor, action: 'booking.assign', details: { mechanicId: other?.id } },
    { ...actor, action: 'booking.start', details: {} },
    { ...actor, action: 'booking.cash', details: {} },
    { ...actor, action: 'booking.complete', details: {} },
  ]);
  const changes = await api.services.db.select().from(bookingChanges).where(eq(bookingChanges.bookingId, id));
  expect(changes.filter(({ actor: kind }) => kind === 'garage').map(({ actorName }) => actorName)).toEqual(
    Array(4).fill('Meera garage'),
  );
});

test("an action that the booking's status does not allow is refused and not recorded", async () => {
  const { id } = await book();
  const second = await book({ bookingTime: '10:00' });
  const busy = garage.mechanics.find(({ name }) => name === second.assignedMechanicName);
  const elsewhere = await createGarage(api.services.db);
  const refusals: [string, string, unknown, string][] = [
    ['POST', 'complete', undefined, 'NOT_POSSIBLE'],
    ['POST', 'cash', undefined, 'NOT_POSSIBLE'],
    ['PUT', 'mechanic', { mechanicId: busy?.id }, 'MECHANIC_BUSY'],
    ['PUT', 'mechanic', { mechanicId: elsewhere.mechanics[0]?.id }, 'NOT_FOUND'],
  ];
  for (const [method, step, body, code] of refusals) {
    expect((await desk(method, `/bookings/${id}/${step}`, body)).body.code, `${step} ${code}`).toBe(code);
  }
  expect(await actionsOn(id)).toEqual([]);
});

test('a booking is cancelled with a reason, which is recorded', async () => {
  const { id } = await book();
  expect((await desk('POST', `/bookings/${id}/cancel`, { reason: ' ' })).status).toBe(400);
  const answer = await desk('POST', `/bookings/${id}/cancel`, { reason: 'The lift is broken' });
  expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled', allowedActions: [] } });
  expect((await api.call<Booking>('GET', `/bookings/${id}`, undefined, customer)).body.cancelReason).toBe('garage');
  expect(await actionsOn(id)).toMatchObject([
    { action: 'booking.cancel', details: { reason: 'The lift is broken' }, actorId: owner.id },
  ]);
});

test('bookings of a mechanic who becomes inactive need reassignment', async () => {
  const bookings = [await book(), await book({ bookingTime: '12:00' })];
  const gone = garage.mechanics.find(({ name }) => name === bookings[0]?.assignedMechanicName);
  const there = garage.mechanics.find(({ id }) => id !== gone?.id);
  expect(bookings.map(({ assignedMechanicName }) => assignedMechanicName)).toEqual([gone?.name, gone?.name]);
  await setMechanic(gone, false);
  const before = await readBoard(`?from=${tomorrow}`);
  expect(before.needsReassignment.map(({ id }) => id)).toEqual(bookings.map(({ id }) => id));
  expect(before.days[0]?.bookings.every(({ needsReassignment }) => needsReassignment)).toBe(true);
  // A new booking gets the remaining mechanic, and then nobody else is free.
  expect((await book({ bookingTime: '14:00' })).assignedMechanicName).toBe(there?.name);
  const [first, second] = bookings;
  await desk('PUT', `/bookings/${first?.id}/mechanic`, { mechanicId: there?.id });
  expect((await readBoard()).needsReassignment.map(({ id }) => id)).toEqual([second?.id]);
  await setMechanic(gone, true);
  expect((await readBoard()).needsReassignment).toEqual([]);
  expect((await actionsOn(gone?.id ?? '')).map(({ action }) => action)).toEqual(['mechanic.change', 'mechanic.change']);
});

test("only the booking's own garage can read it with its history", async () => {
  const { id } = await book();
  await desk('POST', `/bookings/${id}/cancel`, { reason: 'The lift is broken' });
  const read = (by = owner) => desk<DeskBookingDetail>('GET', `/bookings/${id}`, undefined, by);
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, status: 'cancelled', allowedActions: [] });
  expect(body.history.map(({ kind, actor }) => [kind, actor])).toEqual([
    ['created', 'customer'],
    ['cancelled', 'garage'],
  ]);
  expect(body.history.at(-1)?.details.reason).toBe('The lift is broken');
  const stranger = await createStaff(api, 'garage', (await createGarage(api.services.db)).id);
  for (const other of [stranger, customer]) expect((await read(other)).status).toBe(404);
});

test('a booking without a mechanic needs one as soon as the garage has one, unless the booking is over', async () => {
  garage = await createGarage(api.services.db, { mechanics: [] });
  owner = await createStaff(api, 'garage', garage.id);
  const [{ id }, cancelled] = [await book(), await book({ bookingTime: '12:00' })];
  await desk('POST', `/bookings/${cancelled.id}/cancel`, { reason: 'Closed' });
  expect((await readBoard()).needsReassignment).toEqual([]);
  const added = await desk<{ id: string }>('POST', `/garages/${garage.id}/mechanics`, { name: 'Ravi' });
  expect(added.status).toBe(201);
  expect((await readBoard()).needsReassignment.map((booking) => booking.id)).toEqual([id]);
});

test('staff receive events of their own garage only', async () => {
  const stranger = await createStaff(api, 'garage', (await createGarage(api.services.db)).id);
  const topics = `desk:${garage.id}`;
  const stream = await openLive(api.url, { token: owner.token, topics });
  const silent = await openLive(api.url, { token: stranger.token, topics: `${topics},bookings` });
  await book();
  expect(await stream.next()).toMatchObject({ topic: topics, ref: null, change: 'changed' });
  await book({ bookingTime: '13:00' }, stranger);
  expect(await silent.next()).toMatchObject({ topic: 'bookings' });
  for (const open of [stream, silent]) open.close();
});

test('everyone may ask for their own roles', async () => {
  const me = (by: Customer) => api.call<StaffMember>('GET', '/desk/me', undefined, by).then(({ body }) => body);
  const { id, name, location } = garage;
  const secondFactor = 'passed';
  expect(await me(customer)).toEqual({ isAgent: false, isAdmin: false, garages: [], secondFactor });
  expect(await me(owner)).toEqual({
    isAgent: false,
    isAdmin: false,
    garages: [{ id, name, location }],
    secondFactor,
  });
  expect(await me(await createStaff(api, 'agent'))).toEqual({
    isAgent: true,
    isAdmin: false,
    garages: [],
    secondFactor,
  });
  const admin = await me(await createStaff(api, 'admin'));
  expect(admin).toMatchObject({ isAgent: true, isAdmin: true });
  expect(admin.garages).toContainEqual({ id, name, location });
});
