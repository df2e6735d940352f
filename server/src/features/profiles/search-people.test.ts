import type { ListedPerson } from '@pahiya/contract/profiles/schemas';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../../../../scripts/long-run.ts';
import { type Api, startApi } from '../../../test/api.ts';
import { createPerson, type Person } from '../../../test/people.ts';
import { blocks, profiles } from '../people/tables.ts';
import { searchPeople } from './queries/search-people.ts';

let api: Api;
let reader: Person;

beforeAll(async () => {
  api = await startApi();
  reader = await createPerson(api, 'The Reader');
});

afterAll(() => api.stop());

async function person(username: string, fullName: string): Promise<Person> {
  const made = await createPerson(api, fullName);
  await api.services.db.update(profiles).set({ username }).where(eq(profiles.id, made.id));
  return { ...made, username };
}

async function find(text: string): Promise<string[]> {
  const path = `/profiles?search=${encodeURIComponent(text)}`;
  const { status, body } = await api.call<ListedPerson[]>('GET', path, undefined, { token: reader.token });
  expect(status).toBe(200);
  return body.map(({ username }) => username);
}

test('a username or a part of a name finds a person, best match first', async () => {
  await person('meera', 'Meera Nair');
  await person('meera.nair', 'Meera Nair');
  await person('nair_workshop', 'Suresh Meeran');
  await person('xmeerax', 'Somebody Else');
  expect(await find('meera')).toEqual(['meera', 'meera.nair', 'nair_workshop', 'xmeerax']);
  expect(await find('@MEERA.NAIR')).toEqual(['meera.nair']);
  expect(await find('meera  nair')).toEqual(expect.arrayContaining(['meera', 'meera.nair']));
  expect(await find('suresh meeran')).toEqual(['nair_workshop']);
  expect(await find('nair suresh')).toEqual(['nair_workshop']);
  expect(await find('me')).toEqual(expect.arrayContaining(['meera', 'nair_workshop']));
  expect(await find('nobodyiscalledso')).toEqual([]);
});

test('names are found in any script', async () => {
  await person('asha_hi', 'आशा राव');
  await person('tamil_one', 'தமிழ் செல்வன்');
  await person('chinese', '王小明');
  expect(await find('आशा')).toEqual(['asha_hi']);
  expect(await find('रा')).toEqual(['asha_hi']);
  expect(await find('செல்வ')).toEqual(['tamil_one']);
  expect(await find('王小')).toEqual(['chinese']);
});

test('wildcards of SQL are searched literally', async () => {
  await person('percent', '100% Gears');
  expect(await find('%')).toEqual([]);
  expect(await find('100%')).toEqual(['percent']);
  expect(await find('1_0%')).toEqual([]);
});

test('people who have blocked each other, and deactivated people, are not found', async () => {
  const [one, two, away] = [
    await person('blocky.one', 'Blocky'),
    await person('blocky.two', 'Blocky'),
    await person('blocky.away', 'Blocky'),
  ];
  expect((await find('blocky')).sort()).toEqual(['blocky.away', 'blocky.one', 'blocky.two']);
  const { db } = api.services;
  await db.insert(blocks).values({ blockerId: one.id, blockedId: reader.id });
  await db.insert(blocks).values({ blockerId: reader.id, blockedId: two.id });
  await db.update(profiles).set({ deactivatedAt: new Date() }).where(eq(profiles.id, away.id));
  for (const text of ['blocky', 'blocky.one', 'blocky.two', 'blocky.away', 'bl']) expect(await find(text)).toEqual([]);
});

test('any text can be searched', async () => {
  const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.string({ unit: 'grapheme', maxLength: 20 }));
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const storable = text.replaceAll('\0', '').toWellFormed();
      expect((await searchPeople(api.services.db, { readerId: reader.id, text: storable })).length).toBeLessThanOrEqual(
        20,
      );
    }),
    { numRuns: isLongRun ? 150 : 40 },
  );
});
