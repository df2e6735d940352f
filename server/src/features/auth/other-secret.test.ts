import { readFileSync } from 'node:fs';
import type { Session } from '@pahiya/contract/auth/schemas';
import { afterAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { goodPassword, signUp } from '../../../test/customers.ts';
import { turnOn } from '../../../test/two-factor.ts';

const runbook = readFileSync(new URL('../../../../docs/runbooks/data-leak.md', import.meta.url), 'utf8');
/** What it says to run before the secret is replaced. */
const [, statements = ''] = /^\| `AUTH_SECRET`.*?`(delete [^`]+)`/m.exec(runbook) ?? [];

const apis: Api[] = [];

afterAll(async () => {
  for (const api of apis.reverse()) await api.stop();
});

async function start(options: Parameters<typeof startApi>[0]): Promise<Api> {
  const api = await startApi(options);
  apis.push(api);
  return api;
}

test('after the steps of the runbook nobody keeps a session, and everybody signs in with another secret', async () => {
  const before = await start({});
  const email = 'asha@example.com';
  const { session } = await signUp(before, email);
  await turnOn(before, session.accessToken);
  expect(statements).toContain('auth_jwks');
  await before.database.pool.query(statements);
  const auth = { secret: 'another secret, as long as the first one' };
  const after = await start({ database: before.database, auth });
  const old = await after.call('GET', '/profiles/me', undefined, { token: session.accessToken });
  expect(old.status).toBe(401);
  const signedIn = await after.call<Session>('POST', '/auth/sign-in', {
    email,
    password: goodPassword,
  });
  expect(signedIn.status).toBe(200);
  const own = await after.call('GET', '/profiles/me', undefined, { token: signedIn.body.accessToken });
  expect(own.status).toBe(200);
});
