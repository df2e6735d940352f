import { createECDH, randomBytes } from 'node:crypto';
import { limits } from '@pahiya/contract/shared/limits';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Customer, createCustomer, signUp } from '../../../test/customers.ts';
import { type PushStage, startPushStage } from '../../../test/pushing.ts';
import { forgetEndedDevices } from './commands/forget-ended.ts';

let stage: PushStage;
let asha: Customer;
let kiran: Customer;

beforeAll(async () => {
  stage = await startPushStage();
});

afterAll(() => stage.stop());

beforeEach(async () => {
  await stage.api.services.db.execute(sql`delete from push_tokens`);
  asha = await createCustomer(stage.api);
  kiran = await createCustomer(stage.api, 'Kiran Shah');
});

function save(token: string, customer = asha, platform = 'web') {
  return stage.api.call('PUT', '/push-tokens', { token, platform }, customer);
}

async function owners(): Promise<string[]> {
  const { rows } = await stage.api.services.db.execute<{ user_id: string }>(sql`select user_id from push_tokens`);
  return rows.map((row) => row.user_id);
}

test('the key that browsers subscribe with is longer than 80 characters', async () => {
  const { body } = await stage.api.call<{ publicKey: string }>('GET', '/push-key');
  expect(body.publicKey.length).toBeGreaterThan(limits.pushKeyLength);
});

test('saving a device again keeps one device, which moves to the account that signs in on it', async () => {
  const token = stage.service.subscribe();
  await save(token);
  await save(token);
  expect(await owners()).toEqual([asha.id]);
  await save(token, kiran);
  expect(await owners()).toEqual([kiran.id]);
});

test('two accounts that save one device at once leave it with one of them', async () => {
  const token = stage.service.subscribe();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, turn) => save(token, turn % 2 ? asha : kiran)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await owners()).toHaveLength(1);
});

test('only the owner can remove a device, any number of times', async () => {
  const token = stage.service.subscribe();
  await save(token);
  const remove = (customer: Customer) => stage.api.call('DELETE', '/push-tokens', { token }, customer);
  expect(await remove(kiran)).toMatchObject({ status: 200, body: { isSaved: false } });
  expect(await owners()).toEqual([asha.id]);
  for (let again = 0; again < 2; again++) expect((await remove(asha)).status).toBe(200);
  expect(await owners()).toEqual([]);
});

test('an account has a limited number of devices, and the least recently saved are removed', async () => {
  const tokens = Array.from({ length: limits.pushTokens + 2 }, () => stage.service.subscribe());
  for (const token of tokens) await save(token);
  const { rows } = await stage.api.services.db.execute<{ token: string }>(
    sql`select token from push_tokens order by id`,
  );
  expect(rows.map((row) => row.token)).toEqual(tokens.slice(2));
});

test('signing out removes the devices of the session', async () => {
  const { session, cookie } = await signUp(stage.api, 'leaving@example.com');
  const token = stage.service.subscribe();
  const { status } = await stage.api.call(
    'PUT',
    '/push-tokens',
    { token, platform: 'web' },
    { token: session.accessToken },
  );
  expect(status).toBe(200);
  await stage.api.call('POST', '/auth/sign-out', {}, { cookie });
  await forgetEndedDevices(stage.api.services.db);
  expect(await owners()).toEqual([]);
});

const keys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};

function subscription(endpoint: string, changed: object = keys): string {
  return JSON.stringify({ endpoint, keys: changed });
}

test.each([
  ['no JSON', 'not json'],
  ['no endpoint', JSON.stringify({ keys })],
  ['no keys', JSON.stringify({ endpoint: 'https://push.example.com/1' })],
  ['a short key', subscription('https://push.example.com/1', { ...keys, p256dh: 'BAAA' })],
  [
    'a compressed point',
    subscription('https://push.example.com/1', { ...keys, p256dh: Buffer.alloc(65, 2).toString('base64url') }),
  ],
  [
    'a point off the curve',
    subscription('https://push.example.com/1', {
      ...keys,
      p256dh: Buffer.concat([Buffer.of(4), randomBytes(64)]).toString('base64url'),
    }),
  ],
  [
    'a long secret',
    subscription('https://push.example.com/1', { ...keys, auth: randomBytes(17).toString('base64url') }),
  ],
  ['plain http', subscription('http://push.example.com/1')],
  ['another scheme', subscription('file:///etc/passwd')],
  ['a password', subscription('https://a:b@push.example.com/1')],
  ['this machine', subscription('https://127.0.0.1/1')],
  ['this machine in another spelling', subscription('https://0x7f.1/1')],
  ['a private network', subscription('https://10.1.2.3/1')],
  ['the metadata of a cloud', subscription('https://169.254.169.254/latest')],
  ['a private network of IPv6', subscription('https://[fd00::1]/1')],
  ['this machine inside IPv6', subscription('https://[::ffff:127.0.0.1]/1')],
  ['a name without a dot', subscription('https://database/1')],
  ['a name of the machine', subscription('https://push.localhost/1')],
])('a web token with %s is refused', async (_what, token) => {
  expect(await save(token)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', data: { field: 'token' } } });
  expect(await owners()).toEqual([]);
});

test('a public push service and a phone token are accepted, a phone token with spaces is not', async () => {
  expect((await save(subscription('https://fcm.googleapis.com/fcm/send/abc'))).status).toBe(200);
  expect((await save('dQw4w9WgXcQ:APA91bHPRgkF', asha, 'mobile')).status).toBe(200);
  expect((await save('two words that are no token', asha, 'mobile')).status).toBe(400);
});
