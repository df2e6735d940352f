import type { DeskTicket, InboxTicket } from '@pahiya/contract/desk/support/schemas';
import type { TicketDetail } from '@pahiya/contract/support/schemas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../../../test/api.ts';
import { createDeskWorld, createTicket, type DeskWorld } from '../../../test/desk-world.ts';
import { readMessages, say } from '../../../test/ticketing.ts';
import { supportTickets } from './tables.ts';

let world: DeskWorld;

beforeAll(async () => {
  world = await createDeskWorld(await startApi());
});

afterAll(() => world.api.stop());

const hour = 3_600_000;

function raise() {
  return createTicket(world.api, world.customer, { category: 'grievance', subject: 'My data was passed on' });
}

async function inbox(query = ''): Promise<InboxTicket[]> {
  const path = `/desk/tickets?view=all&limit=50${query}`;
  return (await world.api.call<{ items: InboxTicket[] }>('GET', path, undefined, world.agent)).body.items;
}

async function read(ticketId: string): Promise<TicketDetail> {
  return (await world.api.call<TicketDetail>('GET', `/support/tickets/${ticketId}`, undefined, world.customer)).body;
}

test('a grievance shows the deadlines of 48 hours to acknowledge and 30 days to answer', async () => {
  const { id, createdAt, grievance } = await raise();
  expect(grievance).toMatchObject({ acknowledgedAt: null, isOverdue: false });
  const raisedAt = Date.parse(createdAt);
  expect(Date.parse(grievance?.acknowledgeBy ?? '') - raisedAt).toBe(48 * hour);
  expect(Date.parse(grievance?.dueAt ?? '') - raisedAt).toBe(30 * 24 * hour);
  const desk = await world.api.call<DeskTicket>('GET', `/desk/tickets/${id}`, undefined, world.agent);
  expect(desk.body.grievance).toEqual(grievance);
  expect((await inbox()).find((ticket) => ticket.id === id)?.grievance).toEqual(grievance);
});

test('any other ticket has no deadlines', async () => {
  expect((await createTicket(world.api, world.customer)).grievance).toBeNull();
});

test('the first answer of an agent acknowledges a grievance', async () => {
  const { id } = await raise();
  await say(world.api, world.agent, id, { isAgent: true, message: 'We are looking into it' });
  const { grievance } = await read(id);
  expect(grievance?.acknowledgedAt).not.toBeNull();
  await say(world.api, world.agent, id, { isAgent: true, message: 'Here is what we found' });
  expect((await read(id)).grievance).toEqual(grievance);
  const said = await readMessages(world.api, world.customer, id);
  expect(said.map(({ senderType }) => senderType)).toEqual(['agent', 'agent']);
});

test('starting work on a grievance acknowledges it without an answer', async () => {
  const { id } = await raise();
  await world.api.call('PATCH', `/desk/tickets/${id}`, { status: 'in_progress' }, world.agent);
  expect((await read(id)).grievance?.acknowledgedAt).not.toBeNull();
  const said = await readMessages(world.api, world.customer, id);
  expect(said).toMatchObject([{ senderType: 'system', message: expect.stringContaining('received your grievance') }]);
});

test('overdue grievances come first at the desk in any order, and are on no other page', async () => {
  const { db } = world.api.services;
  const unseen = await raise();
  const unanswered = await raise();
  const solved = await raise();
  const past = sql`now() - interval '1 minute'`;
  await db.update(supportTickets).set({ acknowledgeBy: past }).where(eq(supportTickets.id, unseen.id));
  await db
    .update(supportTickets)
    .set({ acknowledgedAt: past, dueAt: past })
    .where(eq(supportTickets.id, unanswered.id));
  await db
    .update(supportTickets)
    .set({ acknowledgeBy: past, dueAt: past, status: 'resolved' })
    .where(eq(supportTickets.id, solved.id));
  for (let index = 0; index < 3; index += 1) await createTicket(world.api, world.customer);
  for (const sort of ['updated', 'created', 'priority'])
    expect(
      (await inbox(`&sort=${sort}`)).slice(0, 3).map(({ id, grievance }) => [id, grievance?.isOverdue ?? false]),
    ).toEqual([
      [unanswered.id, true],
      [unseen.id, true],
      [expect.any(String), false],
    ]);
  const first = await world.api.call<{ items: InboxTicket[]; nextCursor: string | null }>(
    'GET',
    '/desk/tickets?view=all&limit=2',
    undefined,
    world.agent,
  );
  expect(first.body.items).toHaveLength(4);
  const rest = await inbox(`&cursor=${encodeURIComponent(first.body.nextCursor ?? '')}`);
  const all = [...first.body.items, ...rest].map(({ id }) => id);
  expect(new Set(all).size).toBe(all.length);
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from support_tickets`);
  expect(all).toHaveLength(rows[0]?.count ?? 0);
});

test('the database requires both deadlines for a grievance and refuses them for other tickets', async () => {
  const { db } = world.api.services;
  const grievance = await raise();
  const other = await createTicket(world.api, world.customer);
  const set = (id: string, change: object) => db.update(supportTickets).set(change).where(eq(supportTickets.id, id));
  await expect(set(grievance.id, { dueAt: null })).rejects.toThrow();
  await expect(set(grievance.id, { category: 'other' })).rejects.toThrow();
  await expect(set(other.id, { category: 'grievance' })).rejects.toThrow();
  await expect(set(other.id, { acknowledgedAt: new Date() })).rejects.toThrow();
});
