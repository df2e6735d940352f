import { isReservedUsername, usernameKey, username as usernameRule } from '@pahiya/contract/profiles/schemas';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createPerson, type Person } from '../../../test/people.ts';
import { authUsers } from '../auth/tables.ts';
import { createProfile } from './commands/create-profile.ts';
import { usernameCandidates } from './rules.ts';
import { profiles } from './tables.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

function rename(person: Person, username: unknown) {
  return api.call<{ username: string }>('PATCH', '/profiles/me', { username }, { token: person.token });
}

async function signedUp(email: string): Promise<string> {
  const account = { id: crypto.randomUUID(), name: 'Asha', email };
  await api.services.db.insert(authUsers).values(account);
  await createProfile(api.services.db, account);
  const [made] = await api.services.db
    .select({ username: profiles.username })
    .from(profiles)
    .where(eq(profiles.id, account.id));
  return made?.username ?? '';
}

const usernames = fc.string({ unit: fc.constantFrom(...'abirnmlovw015._-AIRNVW'), maxLength: 30 });

test('the contract and the database agree on which names look alike', async () => {
  const names = fc.sample(usernames, 2_000);
  const { rows } = await api.services.db.execute<{ key: string }>(sql`
    select username_key(name) as key
    from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) with ordinality as given (name, place) order by place`);
  expect(rows.map(({ key }) => key)).toEqual(names.map(usernameKey));
});

test('a username can be changed, is stored in lower case and found in any case', async () => {
  const asha = await createPerson(api);
  expect(await rename(asha, ' Asha.Drives ')).toMatchObject({ status: 200, body: { username: 'asha.drives' } });
  const { status } = await api.call('GET', '/profiles/ASHA.Drives', undefined, { token: asha.token });
  expect(status).toBe(200);
  expect((await rename(asha, 'asha_drives')).status).toBe(200);
});

test.each(['ravi.kumar', 'RAVI.KUMAR', 'ravikumar', 'rav1-kumar', 'ravi_kurnar', 'r4vi.kumar'])(
  '%s is taken while somebody is called ravi.kumar, unless it looks different',
  async (wanted) => {
    const [ravi, other] = [await createPerson(api), await createPerson(api)];
    await api.services.db.update(profiles).set({ username: 'free-again' }).where(eq(profiles.username, 'ravi.kumar'));
    await api.services.db.update(profiles).set({ username: 'ravi.kumar' }).where(eq(profiles.id, ravi.id));
    const answer = await rename(other, wanted);
    if (wanted.includes('4')) expect(answer.status).toBe(200);
    else expect(answer).toMatchObject({ status: 409, body: { code: 'USERNAME_TAKEN', data: { field: 'username' } } });
    await api.services.db.delete(profiles).where(eq(profiles.id, ravi.id));
  },
);

test.each(['ab', 'admin', 'adm1n', 'sup.port', '.asha', 'asha-', 'as ha', 'ashá', 'आशा', 'a'.repeat(31), '', null, 7])(
  'the name %j cannot be taken',
  async (wanted) => {
    const asha = await createPerson(api);
    expect(await rename(asha, wanted)).toMatchObject({ status: 400, body: { data: { field: 'username' } } });
  },
);

test('when many take one name at once in spellings that look alike, one gets it', async () => {
  const people: Person[] = [];
  for (let count = 0; count < 8; count++) people.push(await createPerson(api));
  const spellings = ['milan.roy', 'm1lan.roy', 'rnilan.roy', 'milanroy'];
  const answers = await Promise.all(people.map((person, index) => rename(person, spellings[index % 4])));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
});

test('a name assigned at sign-up obeys the rules for chosen names', async () => {
  const emails = fc.tuple(
    fc.string({ unit: fc.constantFrom(...'aAdminrs.+_-15éआ'), maxLength: 40 }),
    fc.uuid({ version: 7 }),
  );
  fc.assert(
    fc.property(emails, ([local, id]) => {
      const candidates = usernameCandidates({ id, email: `${local}@example.com` });
      expect(candidates.length).toBeGreaterThan(40);
      for (const candidate of candidates) expect(usernameRule.parse(candidate)).toBe(candidate);
      expect(candidates.some(isReservedUsername)).toBe(false);
    }),
  );
  expect(await signedUp('admin@example.com')).toBe('admin2');
  expect(await signedUp('AL@example.com')).toBe('al2');
  expect(await signedUp('.neha._@example.com')).toBe('neha');
  expect(await signedUp('n.eha@example.com')).toBe('n.eha2');
});

test('a person with an existing look-alike name keeps it and can change everything else', async () => {
  const ravi = await createPerson(api);
  const ownKey = sql`${profiles.usernameKey} || ':' || ${profiles.id}`;
  await api.services.db.update(profiles).set({ usernameKey: ownKey }).where(eq(profiles.id, ravi.id));
  const older = { id: crypto.randomUUID(), name: 'Ravi', email: 'older@example.com' };
  await api.services.db.insert(authUsers).values(older);
  const lookAlike = `${ravi.username.slice(0, 8)}_${ravi.username.slice(8)}`;
  await api.services.db.insert(profiles).values({ id: older.id, username: lookAlike, fullName: 'Ravi', bio: '' });
  const change = { username: ravi.username, bio: 'On the road' };
  expect((await api.call('PATCH', '/profiles/me', change, { token: ravi.token })).status).toBe(200);
});
