import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { implemented } from '../../test/bare-calls.ts';
import { callProcedure } from '../../test/owned/call-procedure.ts';
import { type CommonGround, createCommonGround, liveOnCommonGround } from '../../test/owned/common-ground.ts';
import { ownedIds } from '../../test/owned/ids.ts';
import { ownActions } from '../../test/owned/own-actions.ts';
import { createOwnedWorld, type OwnedWorld, rowsWith, things } from '../../test/owned/things.ts';
import { createPerson } from '../../test/people.ts';
import { type ProcedureName, procedures } from '../../test/procedures.ts';

const publicThings = ['post', 'comment', 'mechanic', 'service'];

let api: Api;
let world: OwnedWorld;
let common: CommonGround;
/** Ids of the account and its things. */
let bystander: string[];
let secrets: string[];

beforeAll(async () => {
  api = await startApi({ holdsMails: true });
  world = await createOwnedWorld(api);
  common = await createCommonGround(api);
  bystander = [world.other.customer.id];
  secrets = [world.other.customer.email];
  for (const [name, thing] of Object.entries(things)) {
    const id = await thing(world, world.other);
    bystander.push(id);
    if (!publicThings.includes(name)) secrets.push(id);
  }
  await liveOnCommonGround(api, world.other.customer, common);
});

afterAll(() => api.stop());

const writing = implemented.filter(
  ({ name, isWriting, isSignedIn }) => isWriting && isSignedIn && !name.startsWith('desk.'),
);
const withOwnId = Object.entries(ownedIds)
  .map(([field, owned]) => ({ name: procedures.find(({ name }) => field.startsWith(`${name} `))?.name, field, owned }))
  .filter(({ name, owned }) => writing.some((each) => each.name === name) && !owned.isMadeByClient);

/** A notification of the common author names the person who acted last. */
async function rowsOfBystander(): Promise<string[]> {
  const rows = await rowsWith(world, ...bystander);
  return rows.filter((row) => !(row.startsWith('notifications ') && row.includes(common.author.id)));
}

/** They write nothing. */
const withoutEffect: ProcedureName[] = ['account.linkGoogle'];

test('every call that changes account data is tested with a second account present', () => {
  const made = new Set([...Object.keys(ownActions), ...withOwnId.map(({ name }) => name), ...withoutEffect]);
  expect(writing.map(({ name }) => name).filter((name) => !made.has(name))).toEqual([]);
});

test.each(Object.entries(ownActions))('%s changes nothing of another account', async (_, act) => {
  const caller = await createPerson(api);
  const before = await rowsOfBystander();
  const status = await act({ api, caller, common });
  expect(status).toBeLessThan(300);
  expect(await rowsOfBystander()).toEqual(before);
});

test.each(withOwnId)('$field of an own thing changes nothing of another account', async ({ name, owned }) => {
  if (!name) throw new Error('The contract has it');
  const input = await owned.input(await owned.thing(world, world.own), world);
  const before = await rowsOfBystander();
  const { status } = await callProcedure(world, name, { input });
  expect(status).toBeLessThan(300);
  expect(await rowsOfBystander()).toEqual(before);
});

/** Reads without an id, which find their rows by the caller alone. A new one is read without an input. */
const reads = implemented.flatMap(({ name, isWriting }) => {
  const procedure = procedures.find((each) => each.name === name);
  return !procedure || isWriting || name.startsWith('desk.') || procedure.idFields.length > 0 ? [] : [procedure];
});

const queries: Partial<Record<ProcedureName, string>> = {
  'garages.nearby': 'city=Bengaluru',
  'garages.suggest': 'text=Brake',
  'locations.reverse': 'latitude=12.97&longitude=77.64',
  'locations.search': 'text=Pune',
  'profiles.search': 'search=Asha',
  'support.faq': 'language=en',
};

test.each(reads)('$name shows nothing private of another account', async ({ name, path }) => {
  const caller = await createPerson(api);
  const url = `${api.url}/api${path.replace('{username}', common.author.username).replace('{pincode}', '560001')}`;
  const headers = { authorization: `Bearer ${caller.token}` };
  const answer = await fetch(`${url}?${queries[name] ?? ''}`, { headers });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(answer.status).toBe(200);
  const files = answer.headers.get('content-type') === 'application/zip' ? unzipSync(bytes) : { body: bytes };
  const shown = Object.entries(files).map(([file, content]) => file + strFromU8(content));
  expect(secrets.filter((secret) => shown.join().includes(secret))).toEqual([]);
});
