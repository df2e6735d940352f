import { randomUUID } from 'node:crypto';
import type { CallRequest } from '@pahiya/contract/support/schemas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { documents } from '../../../test/documents.ts';
import { importGarage } from '../../../test/garages.ts';
import { writePost } from '../../../test/members.ts';
import { createPerson } from '../../../test/people.ts';
import { createStaff } from '../../../test/staff.ts';
import { attach, raiseTicket, readMessages, say } from '../../../test/ticketing.ts';
import { removeReleasedFiles } from '../files/commands/remove-files.ts';
import { files } from '../files/tables.ts';
import { profiles } from '../people/tables.ts';

let api: Api;
let customer: Customer;

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api, 'Asha Rao');
});

afterAll(() => api.stop());

async function colleague(name: string): Promise<Customer> {
  const agent = await createStaff(api, 'agent');
  await api.services.db.update(profiles).set({ fullName: name }).where(eq(profiles.id, agent.id));
  return agent;
}

async function remove(person: Customer): Promise<void> {
  expect((await api.call('DELETE', '/account', { proof: person.email }, person)).status).toBe(200);
}

test("an agent's file stays in the customer's ticket, and other files of the agent are removed", async () => {
  const agent = await colleague('Leaving Agent');
  const ticket = await raiseTicket(api, customer);
  const sent = (await attach(api, agent.token, { bytes: documents.pdf })).body.id;
  const unused = (await attach(api, agent.token, { bytes: documents.pdf })).body.id;
  await say(api, agent, ticket.id, { isAgent: true, fileIds: [sent] });
  await remove(agent);
  await removeReleasedFiles(api.services.db, api.services.files.store);
  const there = async (id: string) => (await api.services.db.$count(files, eq(files.id, id))) === 1;
  expect([await there(sent), await there(unused)]).toEqual([true, false]);
  const [message] = await readMessages(api, customer, ticket.id);
  expect(message).toMatchObject({ senderName: null, attachments: [{ name: 'bill.pdf' }] });
  expect((await fetch(`${api.url}${message?.attachments[0]?.url}`)).status).toBe(200);
  await remove(customer);
  await removeReleasedFiles(api.services.db, api.services.files.store);
  expect(await there(sent)).toBe(false);
});

test('the work of a former staff member stays without their name everywhere', async () => {
  const name = `Unmistakable ${randomUUID()}`;
  const agent = await colleague(name);
  const member = await createPerson(api, 'Member Iyer');
  const post = await writePost(api, member);
  const garage = await importGarage(api.services.db, { externalId: 'work', name: 'Work Garage', mechanics: [] });
  const at = (path: string, body: object) => api.call<{ id: string }>('POST', path, body, agent);
  await api.services.db.execute(sql`
    insert into staff_roles (id, user_id, role, garage_id) values (gen_random_uuid(), ${agent.id}, 'garage', ${garage.id})`);
  const booking = await api.call<{ id: string }>(
    'POST',
    '/bookings',
    bookingInput(garage, { bookingDate: '2026-11-23', bookingTime: '15:00' }),
    member,
  );
  const ticket = await raiseTicket(api, member);
  const call = await api.call<CallRequest>('POST', '/support/call-requests', callInput(), member);
  const answers = [
    await at(`/desk/bookings/${booking.body.id}/start`, {}),
    await at(`/desk/tickets/${ticket.id}/notes`, { text: 'Calls in the evening' }),
    await at(`/desk/calls/${call.body.id}/attempts`, { outcome: 'no_answer' }),
    await at(`/desk/moderation/post/${post.id}/hide`, { reason: 'Advertising' }),
    await at(`/desk/people/${member.id}/warn`, { reason: 'No advertising, please' }),
  ];
  expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
  expect(await tablesWith(name)).toEqual([
    'booking_changes',
    'call_attempts',
    'desk_audit',
    'moderation_actions',
    'profiles',
    'support_notes',
  ]);
  await remove(agent);
  expect(await tablesWith(name)).toEqual([]);
});

function callInput() {
  return {
    name: 'Member Iyer',
    phone: '+919812345670',
    reason: 'The bill',
    date: '2026-11-23',
    time: '14:00',
    idempotencyKey: randomUUID(),
  };
}

async function tablesWith(word: string): Promise<string[]> {
  const { db } = api.services;
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public'`);
  const found: string[] = [];
  for (const { name } of rows) {
    const held = await db.execute(
      sql`select from ${sql.identifier(name)} t where strpos(t::text, ${word}) > 0 limit 1`,
    );
    if (held.rows.length > 0) found.push(name);
  }
  return found.sort();
}
