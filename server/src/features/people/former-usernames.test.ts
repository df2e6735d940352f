import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createPerson, type Person } from '../../../test/people.ts';
import { authUsers } from '../auth/tables.ts';
import { createProfile } from './commands/create-profile.ts';
import { formerUsernames, profiles } from './tables.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

function rename(person: Person, username: string) {
  return api.call<{ username: string }>('PATCH', '/profiles/me', { username }, { token: person.token });
}

function read(reader: Person, path: string) {
  return api.call<{ id: string; username: string }>('GET', `/profiles/${path}`, undefined, { token: reader.token });
}

const taken = { status: 409, body: { code: 'USERNAME_TAKEN', data: { field: 'username' } } };

function ageFreedNames(days: number) {
  return api.services.db.update(formerUsernames).set({ freedAt: sql`now() - make_interval(days => ${days})` });
}

test("a link to a former username leads to its owner's profile, posts and lists", async () => {
  const [asha, reader] = [await createPerson(api), await createPerson(api)];
  await rename(asha, 'asha.first');
  await rename(asha, 'asha.second');
  expect(await read(reader, 'Asha.First')).toMatchObject({
    status: 200,
    body: { id: asha.id, username: 'asha.second' },
  });
  for (const list of ['posts', 'followers', 'following']) {
    expect((await read(reader, `asha.first/${list}`)).status).toBe(200);
  }
});

test('a former username is not found by a person whom its owner has blocked', async () => {
  const [asha, reader] = [await createPerson(api), await createPerson(api)];
  await rename(asha, 'blocking.first');
  await rename(asha, 'blocking.second');
  await api.call('PUT', `/profiles/${reader.username}/block`, undefined, { token: asha.token });
  expect((await read(reader, 'blocking.first')).status).toBe(404);
});

test('a username that was given up is reserved for its owner for 90 days, in any spelling', async () => {
  const [asha, other] = [await createPerson(api), await createPerson(api)];
  await rename(asha, 'kept.name');
  await rename(asha, 'moved.on');
  for (const wanted of ['kept.name', 'kept_name', 'KEPT-NAME'])
    expect(await rename(other, wanted)).toMatchObject(taken);
  expect((await rename(asha, 'kept.name')).status).toBe(200);
  expect((await rename(asha, 'moved.on')).status).toBe(200);
  await ageFreedNames(89);
  expect(await rename(other, 'kept.name')).toMatchObject(taken);
  await ageFreedNames(91);
  expect((await rename(other, 'kept.name')).status).toBe(200);
  expect((await read(asha, 'kept.name')).body.id).toBe(other.id);
});

test('a reserved former username is not assigned at sign-up', async () => {
  const asha = await createPerson(api);
  await rename(asha, 'freed.at.signup');
  await rename(asha, 'gone.elsewhere');
  const account = { id: crypto.randomUUID(), name: 'Freed', email: 'freed.at.signup@example.com' };
  await api.services.db.insert(authUsers).values(account);
  await createProfile(api.services.db, account);
  const made = await api.services.db
    .select({ username: profiles.username })
    .from(profiles)
    .where(eq(profiles.id, account.id));
  expect(made).toEqual([{ username: 'freed.at.signup2' }]);
});

test('when many want a name at the moment its owner gives it up, nobody gets it', async () => {
  for (let round = 0; round < 5; round++) {
    const owner = await createPerson(api);
    const others = [await createPerson(api), await createPerson(api), await createPerson(api)];
    await rename(owner, `contested.${round}`);
    const [freed, ...rivals] = await Promise.all([
      rename(owner, `elsewhere.${round}`),
      ...others.map((person) => rename(person, `contested.${round}`)),
    ]);
    expect(freed.status).toBe(200);
    expect(rivals.map(({ status }) => status)).toEqual([409, 409, 409]);
  }
});

test('five former names per person are reserved, so that nobody can hoard names', async () => {
  const [asha, other] = [await createPerson(api), await createPerson(api)];
  for (let count = 0; count <= 7; count++) await rename(asha, `hoard-${'abcdefgh'[count]}x`);
  const kept = await api.services.db.select().from(formerUsernames).where(eq(formerUsernames.userId, asha.id));
  expect(kept.map(({ username }) => username).sort()).toEqual(
    ['c', 'd', 'e', 'f', 'g'].map((sign) => `hoard-${sign}x`),
  );
  expect((await rename(other, 'hoard-ax')).status).toBe(200);
});

test("the default bio follows its owner's language, and a bio written by the owner stays", async () => {
  const asha = await createPerson(api);
  const change = (changes: object) =>
    api.call<{ bio: string }>('PATCH', '/profiles/me', changes, { token: asha.token });
  const english = (await change({})).body.bio;
  const hindi = (await change({ language: 'hi' })).body.bio;
  expect(hindi).toMatch(/\p{Script=Devanagari}/u);
  expect((await change({ language: 'en' })).body.bio).toBe(english);
  await change({ bio: 'On the road' });
  expect((await change({ language: 'ta' })).body.bio).toBe('On the road');
});
