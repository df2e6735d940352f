import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { callProcedure, type ProcedureAnswer } from '../../test/owned/call-procedure.ts';
import { type IdField, ownedIds } from '../../test/owned/ids.ts';
import { requestKeys } from '../../test/owned/request-keys.ts';
import { sharedIds } from '../../test/owned/shared-ids.ts';
import { createOwnedWorld, type OwnedWorld, rowsWith } from '../../test/owned/things.ts';
import { procedures } from '../../test/procedures.ts';

let api: Api;
let world: OwnedWorld;

beforeAll(async () => {
  api = await startApi();
  world = await createOwnedWorld(api);
});

afterAll(() => api.stop());

const idFields = procedures.flatMap(({ name, idFields }) => idFields.map((field): IdField => `${name} ${field}`));

test('every id that a procedure takes is tested here, or listed with the reason why several accounts share it', () => {
  const listed = [...Object.keys(ownedIds), ...Object.keys(requestKeys), ...Object.values(sharedIds).flat()];
  expect(listed.toSorted()).toEqual(idFields.toSorted());
});

async function call(field: string, input: Record<string, unknown>, side = world.own): Promise<ProcedureAnswer> {
  const procedure = procedures.find(({ name }) => field.startsWith(`${name} `));
  if (!procedure) throw new Error(`${field} is not of the contract`);
  return await callProcedure(world, procedure.name, { input, side });
}

/** Removes ids, times and numbers, which differ from request to request. */
function withoutIds({ status, body }: ProcedureAnswer): string {
  return `${status} ${JSON.stringify(body)}`
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi, 'id')
    .replaceAll(/\d+/g, '0');
}

test.each(Object.entries(ownedIds))("another account's id is answered like an unknown one: %s", async (field, id) => {
  const [theirs, own] = [await id.thing(world, world.other), await id.thing(world, world.own)];
  const ask = async (value: string) => await call(field, await id.input(value, world));
  const unknown = await ask(randomUUID());
  const before = await rowsWith(world, theirs);
  expect(before).not.toEqual([]);
  const foreign = await ask(theirs);
  if (id.isMadeByClient) expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  else expect(withoutIds(foreign)).toBe(withoutIds(unknown));
  expect(await rowsWith(world, theirs)).toEqual(before);
  // Shows that the request was valid and that the id matters.
  if (id.isMadeByClient) expect(unknown.status).toBeLessThan(300);
  else await expectEffect(own, () => ask(own), withoutIds(unknown));
});

async function expectEffect(own: string, ask: () => Promise<ProcedureAnswer>, unknown: string): Promise<void> {
  const before = await rowsWith(world, own);
  const answer = withoutIds(await ask());
  const after = await rowsWith(world, own);
  expect([answer, ...after]).not.toEqual([unknown, ...before]);
}

test.each(Object.entries(requestKeys))("another account's key counts as a new one: %s", async (field, request) => {
  const key = randomUUID();
  const theirs = await call(field, await request(key, world, world.other), world.other);
  const own = await call(field, await request(key, world, world.own));
  expect([theirs.status, own.status]).toEqual([201, 201]);
  expect(own.body.id).not.toBe(theirs.body.id);
});
