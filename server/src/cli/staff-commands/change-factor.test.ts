import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { goodPassword, signUp } from '../../../test/customers.ts';
import { turnOn } from '../../../test/two-factor.ts';
import { deskAudit } from '../../features/desk/tables.ts';
import { answerRequest } from './answer-request.ts';
import { parseDeskArguments } from './arguments.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
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

test('a person who lost phone and recovery codes can sign in again, and the reset is recorded', async () => {
  const email = 'lost-phone@example.com';
  const { session } = await signUp(api, email);
  await turnOn(api, session.accessToken);
  const reset = () => ask('factor-reset', email, '--reason', 'Seen in person', '--by', 'Meera');
  expect(await reset()).toEqual([true, `${email} signs in with the password alone now.`]);
  expect((await api.call('POST', '/auth/sign-in', { email, password: goodPassword })).status).toBe(200);
  expect(await reset()).toEqual([false, `Nothing was changed. ${email} has no two-factor sign-in.`]);
  const kept = await api.services.db.select().from(deskAudit).where(eq(deskAudit.action, 'factor.reset'));
  expect(kept).toMatchObject([
    { actorName: 'Meera', subjectId: session.user.id, details: { reason: 'Seen in person' } },
  ]);
});

test('the requirement of a second factor for a role can be removed without signing in', async () => {
  expect(await ask('factor-need', 'admin', 'on', '--by', 'Meera')).toEqual([
    true,
    'The role admin needs two-factor sign-in now.',
  ]);
  expect(await ask('factor-need', 'admin', 'off', '--by', 'Meera')).toEqual([
    true,
    'The role admin does not need two-factor sign-in now.',
  ]);
  expect(() => parseDeskArguments(['factor-reset', 'a@example.com', '--by', 'Meera'])).toThrow();
});
