import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { DeskBooking } from '@pahiya/contract/desk/garage/schemas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isLongRun } from '../../../../scripts/long-run.ts';
import { type Api, startApi } from '../../../test/api.ts';
import { auditOf } from '../../../test/audit.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createTicket } from '../../../test/desk-world.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { createStaff } from '../../../test/staff.ts';
import { bookings } from '../calendar/tables.ts';
import { supportTickets } from '../support/tables.ts';
import { giveTicket } from './commands/give-ticket.ts';
import { revokeRole } from './commands/revoke-role.ts';
import { workOnBooking } from './commands/work-on-booking.ts';
import { deskAudit } from './tables.ts';

const cli = { id: null, name: 'Test' };

let api: Api;
let customer: Customer;
let garage: StoredGarage;
let staff: Customer[];

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api);
});

beforeEach(async () => {
  garage = await createGarage(api.services.db, { mechanics: [{ name: 'Arun' }, { name: 'Zoya' }, { name: 'Farid' }] });
  staff = [await createStaff(api, 'garage', garage.id), await createStaff(api, 'garage', garage.id)];
});

afterAll(() => api.stop());

async function book(): Promise<Booking> {
  const { status, body } = await api.call<Booking>(
    'POST',
    '/bookings',
    bookingInput(garage, { bookingDate: '2026-11-23', bookingTime: '15:00' }),
    customer,
  );
  expect(status).toBe(201);
  return body;
}

function desk(by: Customer, method: string, path: string, body?: unknown) {
  return api.call<DeskBooking & { code: string }>(method, `/desk/bookings/${path}`, body, by);
}

async function actionsOn(subjectId: string): Promise<string[]> {
  const rows = await auditOf(api.services.db, eq(deskAudit.subjectId, subjectId));
  return rows.map(({ action }) => action);
}

test('an action that two staff members take at the same time is executed, notified and recorded once', async () => {
  const { id } = await book();
  for (const step of ['start', 'cash', 'complete']) {
    const answers = await Promise.all(staff.map((person) => desk(person, 'POST', `${id}/${step}`)));
    expect(answers.map(({ status }) => status).sort(), step).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('NOT_POSSIBLE');
  }
  expect(await actionsOn(id)).toEqual(['booking.start', 'booking.cash', 'booking.complete']);
});

test('repeating an action without effect, such as assigning the same mechanic, is not recorded', async () => {
  const { id, assignedMechanicName } = await book();
  const mechanic = garage.mechanics.find(({ name }) => name === assignedMechanicName);
  const other = garage.mechanics.find(({ name }) => name !== assignedMechanicName);
  const [owner] = staff;
  if (!owner) throw new Error('There is staff');
  for (const mechanicId of [mechanic?.id, other?.id, other?.id])
    expect((await desk(owner, 'PUT', `${id}/mechanic`, { mechanicId })).status).toBe(200);
  for (let count = 0; count < 2; count++)
    expect((await desk(owner, 'POST', `${id}/cancel`, { reason: 'The lift is broken' })).status).toBe(200);
  expect(await actionsOn(id)).toEqual(['booking.assign', 'booking.cancel']);
});

test('when two people reassign a booking from the same mechanic, the first one wins', async () => {
  const { db, now } = api.services;
  const { id: bookingId, assignedMechanicName } = await book();
  const had = garage.mechanics.find(({ name }) => name === assignedMechanicName)?.id ?? null;
  const others = garage.mechanics.filter(({ id }) => id !== had);
  const task = { actor: cli, bookingId, garageId: garage.id, now: now() };
  const outcomes = await Promise.all(
    others.map(({ id: mechanicId }) =>
      workOnBooking(db, { ...task, work: { kind: 'assign', mechanicId, insteadOf: had } }),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: 'MECHANIC_CHANGED' }]);
  const [row] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  expect(row?.assignedMechanicId).toBe(others[outcomes.findIndex(({ ok }) => ok)]?.id);
  expect(await actionsOn(bookingId)).toEqual(['booking.assign']);
});

test("an agent's open tickets are unassigned when the role is revoked, and appear in the inbox of the others", async () => {
  const { db } = api.services;
  const agent = await createStaff(api, 'agent');
  const [open, over] = [await createTicket(api, customer), await createTicket(api, customer)];
  for (const { id } of [open, over]) await giveTicket(db, { actor: cli, ticketId: id, agentId: agent.id });
  await db.update(supportTickets).set({ status: 'resolved' }).where(eq(supportTickets.id, over.id));
  await revokeRole(db, { actor: cli, userId: agent.id, role: 'agent', garageId: null });
  const rows = await db.select().from(supportTickets).where(eq(supportTickets.userId, customer.id));
  expect(rows.find(({ id }) => id === open.id)?.agentId).toBeNull();
  expect(rows.find(({ id }) => id === over.id)?.agentId).toBe(agent.id);
  expect(await actionsOn(agent.id)).toEqual(['role.grant', 'role.revoke']);
});

test('a person who remains an admin keeps the tickets', async () => {
  const { db } = api.services;
  const admin = await createStaff(api, 'admin');
  await db.execute(sql`insert into staff_roles (id, user_id, role) values (gen_random_uuid(), ${admin.id}, 'agent')`);
  const { id } = await createTicket(api, customer);
  await giveTicket(db, { actor: cli, ticketId: id, agentId: admin.id });
  await revokeRole(db, { actor: cli, userId: admin.id, role: 'agent', garageId: null });
  const [row] = await db.select().from(supportTickets).where(eq(supportTickets.id, id));
  expect(row?.agentId).toBe(admin.id);
});

test('a ticket assigned while the role is being revoked never stays with a person who cannot read it', async () => {
  const { db } = api.services;
  const { id } = await createTicket(api, customer);
  for (let round = 0; round < (isLongRun ? 10 : 3); round++) {
    const agent = await createStaff(api, 'agent');
    await Promise.all([
      giveTicket(db, { actor: cli, ticketId: id, agentId: agent.id }),
      revokeRole(db, { actor: cli, userId: agent.id, role: 'agent', garageId: null }),
    ]);
    const [row] = await db.select().from(supportTickets).where(eq(supportTickets.id, id));
    expect(row?.agentId).toBeNull();
  }
});
