import { dictionary } from '@zxcvbn-ts/language-common';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { goodPassword, signUp } from '../../../test/customers.ts';
import { isCommonPassword } from './service/common-passwords.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

const refused = (field: string) => ({ status: 422, body: { code: 'PASSWORD_TOO_COMMON', data: { field } } });
const common = ['123456', 'password', 'Password', 'QWERTY', 'iloveyou', 'letmein'];

test.each(common)('%s is refused at sign-up', async (password) => {
  const account = { fullName: 'Asha Rao', email: 'common@example.com', password, isAdult: true };
  expect(await api.call('POST', '/auth/sign-up', account)).toMatchObject(refused('password'));
});

test('common passwords are refused for changes and resets, and the reset link stays valid', async () => {
  const { session } = await signUp(api, 'changer@example.com');
  const input = { currentPassword: goodPassword, newPassword: 'sunshine' };
  const by = { token: session.accessToken };
  expect(await api.call('PUT', '/account/password', input, by)).toMatchObject(refused('newPassword'));

  api.mails.length = 0;
  await api.call('POST', '/auth/forgot-password', { email: 'changer@example.com' });
  const token = decodeURIComponent(/#token=(\S+)/.exec(api.mails[0]?.text ?? '')?.[1] ?? '');
  const reset = (password: string) => api.call('POST', '/auth/reset-password', { token, password });
  expect(await reset('football')).toMatchObject(refused('password'));
  expect((await reset('q7w-e2')).status).toBe(200);
});

test('an account with a common password can still sign in', async () => {
  const { id: userId } = (await signUp(api, 'old@example.com')).session.user;
  const hash = await api.services.auth.passwords.hash('123456');
  await api.database.pool.query('update auth_accounts set password = $1 where user_id = $2', [hash, userId]);
  const account = { email: 'old@example.com', password: '123456' };
  expect((await api.call('POST', '/auth/sign-in', account)).status).toBe(200);
});

test('the ten thousand most common passwords are refused', async () => {
  const first = dictionary['passwords-common'].slice(0, 10_000);
  expect(new Set(first).size).toBe(10_000);
  for (const password of first) expect(await isCommonPassword(password), password).toBe(true);
  expect(await isCommonPassword(goodPassword)).toBe(false);
});
