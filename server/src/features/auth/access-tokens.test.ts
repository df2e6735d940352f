import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer, mintToken } from '../../../test/customers.ts';

let api: Api;
let customer: Customer;

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api);
});

afterAll(() => api.stop());

async function statusWith(authorization: string): Promise<number> {
  return (await api.call('GET', '/profiles/me', undefined, { headers: { authorization } })).status;
}

function claims() {
  const issuedAt = Math.floor(Date.now() / 1000);
  return { sub: customer.id, sid: customer.sessionId, iat: issuedAt, exp: issuedAt + 600 };
}

function headerOf(token: string): Record<string, string> {
  return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
}

function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

test('a valid token opens the own profile, with any case of its scheme', async () => {
  expect(await statusWith(`Bearer ${customer.token}`)).toBe(200);
  expect(await statusWith(`bearer ${customer.token}`)).toBe(200);
});

test('an expired token is refused', async () => {
  const issuedAt = Math.floor(Date.now() / 1000) - 700;
  const token = await mintToken(api, { ...claims(), iat: issuedAt, exp: issuedAt + 600 });
  expect(await statusWith(`Bearer ${token}`)).toBe(401);
});

test('an accepted token is refused as soon as it has expired', async () => {
  const token = await mintToken(api, { ...claims(), exp: Math.floor(Date.now() / 1000) + 2 });
  expect(await statusWith(`Bearer ${token}`)).toBe(200);
  await expect.poll(() => statusWith(`Bearer ${token}`)).toBe(401);
});

test('a token is valid for at most ten minutes', () => {
  const payload = JSON.parse(Buffer.from(customer.token.split('.')[1] ?? '', 'base64url').toString());
  expect(payload.exp - payload.iat).toBeLessThanOrEqual(600);
});

test('a token with a different signature or claims is refused', async () => {
  const [head = '', payload = '', signature = ''] = customer.token.split('.');
  const other = await createCustomer(api);
  expect(await statusWith(`Bearer ${head}.${payload}.${signature.slice(0, -4)}AAAA`)).toBe(401);
  expect(await statusWith(`Bearer ${head}.${encode({ ...claims(), sub: other.id })}.${signature}`)).toBe(401);
  expect(await statusWith(`Bearer ${head}.${payload}.`)).toBe(401);
});

test('a token without an algorithm is refused', async () => {
  for (const alg of ['none', 'None', 'NONE']) {
    expect(await statusWith(`Bearer ${encode({ alg, typ: 'JWT' })}.${encode(claims())}.`)).toBe(401);
  }
});

test('a token signed with a foreign key is refused, even under our key id', async () => {
  const { privateKey } = await generateKeyPair('EdDSA');
  for (const kid of ['made-up', headerOf(customer.token).kid ?? '']) {
    const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'EdDSA', kid }).sign(privateKey);
    expect(await statusWith(`Bearer ${token}`)).toBe(401);
  }
});

test('a token that contains its own key is refused', async () => {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true });
  const header = { alg: 'EdDSA', jwk: await exportJWK(publicKey), jku: 'http://127.0.0.1:1/keys' };
  const token = await new SignJWT(claims()).setProtectedHeader(header).sign(privateKey);
  expect(await statusWith(`Bearer ${token}`)).toBe(401);
});

test('our public key cannot be used as a shared secret', async () => {
  const { keys } = await api.services.auth.betterAuth.api.getJwks();
  const secret = new TextEncoder().encode(JSON.stringify(keys[0]));
  const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: keys[0]?.kid }).sign(secret);
  expect(await statusWith(`Bearer ${token}`)).toBe(401);
});

test('a token of a session that never existed is refused', async () => {
  const unknown = await mintToken(api, { ...claims(), sid: '0190a1b2-0000-7000-8000-000000000000' });
  expect(await statusWith(`Bearer ${unknown}`)).toBe(401);
});

test.each([
  ['no session', { sid: undefined }],
  ['a session of another type', { sid: 7 }],
  ['no subject', { sub: undefined }],
])('a token with %s is refused', async (_name, change) => {
  const token = await mintToken(api, { ...claims(), ...change });
  expect(await statusWith(`Bearer ${token}`)).toBe(401);
});

test.each(['iss', 'aud'])('a token of another site (%s) is refused', async (claim) => {
  const token = await mintToken(api, { ...claims(), [claim]: 'https://elsewhere.example' });
  expect(await statusWith(`Bearer ${token}`)).toBe(401);
});

test.each([
  '',
  'Bearer',
  'Bearer ',
  'Bearer a b',
  'Bearer ....',
  'Basic YTpi',
  `Bearer ${'x'.repeat(5000)}`,
  'Bearer ü'.normalize('NFC'),
])('the malformed header "%s" is refused', async (authorization) => {
  expect(await statusWith(authorization)).toBe(401);
});
