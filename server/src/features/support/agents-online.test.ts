import type { SupportState } from '@pahiya/contract/support/schemas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer } from '../../../test/customers.ts';
import { createStaff } from '../../../test/staff.ts';
import { raiseTicket, say } from '../../../test/ticketing.ts';
import { staffRoles } from '../staff/tables.ts';
import { supportAgentsSeen } from './tables.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  await api.services.db.delete(supportAgentsSeen);
});

async function isOnline(): Promise<boolean> {
  return (await api.call<SupportState>('GET', '/support/state')).body.isAgentOnline;
}

function passSeconds(seconds: number) {
  return api.services.db
    .update(supportAgentsSeen)
    .set({ seenAt: sql`${supportAgentsSeen.seenAt} - make_interval(secs => ${seconds})` });
}

test('an agent counts as online while the desk is open and for two more minutes', async () => {
  expect(await isOnline()).toBe(false);
  const agent = await createStaff(api, 'agent');
  expect(await api.call('PUT', '/desk/presence', undefined, agent)).toMatchObject({
    status: 200,
    body: { id: agent.id },
  });
  expect(await isOnline()).toBe(true);
  await passSeconds(110);
  expect(await isOnline()).toBe(true);
  await passSeconds(15);
  expect(await isOnline()).toBe(false);
  await api.call('PUT', '/desk/presence', undefined, agent);
  expect(await isOnline()).toBe(true);
});

test('an agent who answers is online', async () => {
  const agent = await createStaff(api, 'agent');
  const customer = await createCustomer(api);
  const ticket = await raiseTicket(api, customer);
  await say(api, agent, ticket.id, { isAgent: true });
  expect(await isOnline()).toBe(true);
});

test('a customer never counts as an agent online, nor does an agent whose role was removed', async () => {
  const customer = await createCustomer(api);
  expect((await api.call('PUT', '/desk/presence', undefined, customer)).status).toBe(404);
  const agent = await createStaff(api, 'agent');
  await api.call('PUT', '/desk/presence', undefined, agent);
  await api.services.db.delete(staffRoles).where(eq(staffRoles.userId, agent.id));
  expect(await isOnline()).toBe(false);
});
