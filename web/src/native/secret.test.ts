import { expect, test } from 'vitest';
import { createFakePhone } from './fake-phone.ts';
import { createSecrets } from './secret.ts';

function open(phone = createFakePhone()) {
  return { phone, secret: createSecrets(phone.plugins.secureStorage, 'pahiya.')('session') };
}

test('a secret is kept on this phone alone, under our own name, and is there at the next start', async () => {
  const { phone, secret } = open();
  expect(await secret.get()).toBeNull();
  await secret.set('token-1');
  expect(phone.state.done).toEqual(['prefix pahiya.', 'synchronize false', 'access 1']);
  expect(await open(phone).secret.get()).toBe('token-1');
});

test('the prefix is told before anything is read, one call after the other', async () => {
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

test('a cleared secret is gone here and at the next start', async () => {
  const { phone, secret } = open();
  await secret.set('token-1');
  await secret.clear();
  expect(await secret.get()).toBeNull();
  expect(await open(phone).secret.get()).toBeNull();
});

test('where the storage fails the secret lasts until the app is closed, and no longer', async () => {
  const { phone, secret } = open();
  phone.state.isStorageBroken = true;
  await secret.set('token-1');
  expect(await secret.get()).toBe('token-1');
  expect(await open(phone).secret.get()).toBeNull();
});

test('a storage that has recovered is used again', async () => {
  const { phone, secret } = open();
  phone.state.isStorageBroken = true;
  expect(await secret.get()).toBeNull();
  phone.state.isStorageBroken = false;
  await secret.set('token-2');
  expect(phone.state.kept.get('session')).toBe('token-2');
});

test('what is no text is no secret', async () => {
  const { phone, secret } = open();
  phone.state.kept.set('session', { old: true });
  expect(await secret.get()).toBeNull();
});
