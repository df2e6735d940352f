import { expect, test } from 'vitest';
import { createFakePhone } from './fake-phone.ts';
import { createSecrets } from './secret.ts';

function open(phone = createFakePhone()) {
  return { phone, secret: createSecrets(phone.plugins.secureStorage, 'pahiya.')('session') };
}

test("a secret is stored on this phone only, under the app's prefix, and survives a restart", async () => {
  const { phone, secret } = open();
  expect(await secret.get()).toBeNull();
  await secret.set('token-1');
  expect(phone.state.done).toEqual(['prefix pahiya.', 'synchronize false', 'access 1']);
  expect(await open(phone).secret.get()).toBe('token-1');
});

test('the storage is configured before the first read, one call after another', async () => {
  const { phone, secret } = open();
  const calls: string[] = [];
  for (const name of ['setKeyPrefix', 'setSynchronize', 'setDefaultKeychainAccess', 'get'] as const) {
    const call = phone.plugins.secureStorage[name] as (value: never) => Promise<unknown>;
    phone.plugins.secureStorage[name] = (async (value: never) => {
      calls.push(`${name} begins`);
      await Promise.resolve();
      const answer = await call(value);
      calls.push(`${name} ends`);
      return answer;
    }) as never;
  }
  await secret.get();
  expect(calls).toEqual(
    ['setKeyPrefix', 'setSynchronize', 'setDefaultKeychainAccess', 'get'].flatMap((name) => [
      `${name} begins`,
      `${name} ends`,
    ]),
  );
});

test('a cleared secret is gone, even after a restart', async () => {
  const { phone, secret } = open();
  await secret.set('token-1');
  await secret.clear();
  expect(await secret.get()).toBeNull();
  expect(await open(phone).secret.get()).toBeNull();
});

test('with failing storage the secret lasts until the app is closed', async () => {
  const { phone, secret } = open();
  phone.state.isStorageBroken = true;
  await secret.set('token-1');
  expect(await secret.get()).toBe('token-1');
  expect(await open(phone).secret.get()).toBeNull();
});

test('the storage is used again once it works', async () => {
  const { phone, secret } = open();
  phone.state.isStorageBroken = true;
  expect(await secret.get()).toBeNull();
  phone.state.isStorageBroken = false;
  await secret.set('token-2');
  expect(phone.state.kept.get('session')).toBe('token-2');
});

test('stored data other than text counts as no secret', async () => {
  const { phone, secret } = open();
  phone.state.kept.set('session', { old: true });
  expect(await secret.get()).toBeNull();
});
