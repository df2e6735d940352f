import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { deskAudit } from '../../features/desk/tables.ts';
import { staffRoles } from '../../features/staff/tables.ts';
import { answerRequest } from './answer-request.ts';
import { parseDeskArguments } from './arguments.ts';

let api: Api;
let garage: StoredGarage;
let person: Customer;

beforeAll(async () => {
  api = await startApi();
  garage = await createGarage(api.services.db);
});

beforeEach(async () => {
  await api.services.db.delete(staffRoles);
  await api.services.db.delete(deskAudit);
  person = await createCustomer(api);
});

afterAll(() => api.stop());

async function ask(...args: string[]) {
  const { isDone, lines } = await answerRequest(
    api.services.db,
    parseDeskArguments(args),
    new Date(),
    async () => api.services.files.store,
  );
  return [isDone, ...lines];
}

function board() {
  return api.call('GET', `/desk/garages/${garage.id}/board`, undefined, person).then(({ status }) => status);
}

test('a role is effective from the next request on, when granted and when revoked, and both are recorded', async () => {
  const { email } = person;
  const atGarage = ['garage', '--garage', garage.id];
  expect(await board()).toBe(404);
  expect(await ask('grant', email.toUpperCase(), ...atGarage)).toEqual([true, `${email.toUpperCase()} is garage now.`]);
  expect(await ask('grant', email, ...atGarage)).toEqual([true, `${email} is garage already.`]);
  expect(await board()).toBe(200);
  expect(await ask('revoke', email, ...atGarage)).toEqual([true, `${email} is not garage any more.`]);
  expect(await board()).toBe(404);
  const kept = await api.services.db.select().from(deskAudit).orderBy(asc(deskAudit.createdAt), asc(deskAudit.id));
  const how = { actorId: null, actorName: 'Command line', subjectId: person.id, garageId: garage.id };
  expect(kept).toMatchObject([
    { ...how, action: 'role.grant', details: { role: 'garage' } },
    { ...how, action: 'role.revoke', details: { role: 'garage' } },
  ]);
});

test('the first admin is created on the command line, may work everywhere, and the last admin cannot be revoked', async () => {
  const { email } = person;
  expect(await ask('grant', email, 'admin')).toEqual([true, `${email} is admin now.`]);
  expect(await board()).toBe(200);
  const last = `Nothing was changed. ${email} is the last admin: grant somebody else first.`;
  expect(await ask('revoke', email, 'admin')).toEqual([false, last]);
  await ask('grant', (await createCustomer(api)).email, 'admin');
  expect(await ask('revoke', email, 'admin')).toEqual([true, `${email} is not admin any more.`]);
});

test('an impossible change is refused with one line', async () => {
  const { email } = person;
  const refusals: [string[], string][] = [
    [['grant', 'nobody@example.com', 'agent'], 'Nobody has the address nobody@example.com: they sign up first.'],
    [['revoke', 'nobody@example.com', 'agent'], 'Nobody has the address nobody@example.com: they sign up first.'],
    [['grant', email, 'garage'], 'Say --garage ID for the role garage, and only for it.'],
    [['grant', email, 'admin', '--garage', garage.id], 'Say --garage ID for the role garage, and only for it.'],
    [['grant', email, 'garage', '--garage', randomUUID()], 'There is no such garage.'],
    [['revoke', email, 'agent'], `${email} does not have this role.`],
  ];
  for (const [args, reason] of refusals) expect(await ask(...args)).toEqual([false, `Nothing was changed. ${reason}`]);
  expect(() => parseDeskArguments(['grant', email, 'owner'])).toThrow('ROLE: say garage, agent, admin');
  expect(() => parseDeskArguments(['grant', 'Meera', 'agent'])).toThrow('EMAIL: this is no e-mail address');
  expect(() => parseDeskArguments(['grant', email])).toThrow('Usage');
  expect(await api.services.db.select().from(staffRoles)).toEqual([]);
});
