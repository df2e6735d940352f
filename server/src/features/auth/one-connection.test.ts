import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword } from '../../../test/customers.ts';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../../test/database.ts';
import { createDatabase } from '../../database/pool.ts';
import { createProfile } from '../people/commands/create-profile.ts';
import { signUp } from './commands/sign-up.ts';
import { createAuth } from './service/auth.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('a sign-up needs one connection at a time, so that many at once do not deadlock the pool', async () => {
  const pool = createTestPool({ ...database.connection, max: 1, connectionTimeoutMillis: 2_000 });
  const db = createDatabase(pool);
  const settings = { publicUrl: 'http://localhost', secret: 'a secret for tests 0123456789', confirmsEmail: false };
  const auth = createAuth(
    db,
    { ...settings, google: undefined },
    {
      userCreated: (user) => createProfile(db, user),
      sessionOpened: async () => undefined,
      passwordForgotten: async () => undefined,
      resetRequested: async () => undefined,
      confirmationRequested: async () => undefined,
    },
  );
  const input = { fullName: 'Asha', email: 'asha@example.com', password: goodPassword, isAdult: true } as const;
  const outcome = await signUp(auth, input, new Headers()).finally(() => pool.end());
  expect(outcome).toMatchObject({ ok: true, opened: { session: { user: { email: 'asha@example.com' } } } });
});
