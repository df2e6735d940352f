import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { StartupError } from './startup-error.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-config-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const strong = 'k3Jx9Q0vLw8Zr5TnB2mYd7PfUe4HsGa1';

function load(environment: Record<string, string | undefined> = {}) {
  return loadConfig({ DATA_DIR: folder, ...environment });
}

async function refusal(environment: Record<string, string>): Promise<string> {
  const error: unknown = await load(environment).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(StartupError);
  const { message } = error as StartupError;
  expect(message).not.toContain('\n');
  return message;
}

test('every variable has a default', async () => {
  const config = await load();
  expect(config).toMatchObject({
    isProduction: false,
    port: 3000,
    host: '127.0.0.1',
    publicUrl: undefined,
    trustedProxies: 0,
    hasDemoData: true,
    hasRateLimits: true,
    database: { url: undefined },
    auth: { confirmsEmail: false, google: undefined },
    mail: { smtpUrl: undefined, outbox: path.join(folder, 'outbox'), logsLinks: true },
  });
});

test('an empty variable counts as unset', async () => {
  const config = await load({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '', SMTP_URL: ' ' });
  expect(config).toMatchObject({ port: 3000, database: { url: undefined }, publicUrl: undefined });
  expect(config.auth.confirmsEmail).toBe(false);
});

test.each([
  ['NODE_ENV', 'prod'],
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PUBLIC_URL', 'pahiya.example'],
  ['PUBLIC_URL', 'ftp://pahiya.example'],
  ['TRUSTED_PROXIES', 'all'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_POOL_SIZE', '0'],
  ['DEMO_DATA', 'yes'],
  ['RATE_LIMITS', 'false'],
  ['EMAIL_CONFIRMATION', 'maybe'],
  ['SMTP_URL', 'mail.example'],
  ['NOMINATIM_URL', 'nominatim'],
])('%s=%s is refused with one line that names it', async (name, value) => {
  expect(await refusal({ [name]: value })).toMatch(new RegExp(`^${name} is not valid: .+\\.$`));
});

test('production requires a strong secret', async () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://garages.example' };
  expect(await refusal(production)).toContain('AUTH_SECRET is required');
  for (const weak of ['short', 'x'.repeat(64), 'abcabcabc'.repeat(5)]) {
    const line = await refusal({ ...production, AUTH_SECRET: weak });
    expect(line).toContain('AUTH_SECRET is too weak');
    expect(line).not.toContain(weak);
  }
  expect((await load({ ...production, AUTH_SECRET: strong, PAYMENT_GATEWAY: 'simulator' })).auth.secret).toBe(strong);
});

test('production refuses to run without rate limits', async () => {
  const line = await refusal({ NODE_ENV: 'production', AUTH_SECRET: strong, RATE_LIMITS: 'off' });
  expect(line).toContain('RATE_LIMITS=off');
  expect((await load({ RATE_LIMITS: 'off' })).hasRateLimits).toBe(false);
});

test('one Google key without the other is refused', async () => {
  expect(await refusal({ GOOGLE_CLIENT_ID: 'x' })).toContain('GOOGLE_CLIENT_SECRET');
  expect((await load({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' })).auth.google).toBeDefined();
});

test('email addresses are confirmed if mails can be sent, unless configured otherwise', async () => {
  const SMTP_URL = 'smtp://mail.example';
  expect((await load({ SMTP_URL })).auth.confirmsEmail).toBe(true);
  expect((await load({ SMTP_URL, EMAIL_CONFIRMATION: 'off' })).auth.confirmsEmail).toBe(false);
  expect((await load({ EMAIL_CONFIRMATION: 'on' })).auth.confirmsEmail).toBe(true);
});

test('a secret is created once, readable by its owner only, even by nodes that start together', async () => {
  const dataDir = path.join(folder, 'fresh');
  const configs = await Promise.all(Array.from({ length: 5 }, () => load({ DATA_DIR: dataDir })));
  const secrets = new Set(configs.map((config) => config.auth.secret));
  expect(secrets.size).toBe(1);
  expect([...secrets][0]?.length).toBeGreaterThan(40);
  const file = path.join(dataDir, 'auth-secret');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await load({ DATA_DIR: dataDir })).auth.secret).toBe(await readFile(file, 'utf8'));
});

test('the error for an unwritable data folder names the folder', async () => {
  const file = path.join(folder, 'a-file');
  await writeFile(file, '');
  const line = await refusal({ DATA_DIR: path.join(file, 'data') });
  expect(line).toContain(`The data folder ${file}/data is not writable`);
});

test('a trailing slash is removed from the public address', async () => {
  expect((await load({ PUBLIC_URL: 'https://pahiya.example/' })).publicUrl).toBe('https://pahiya.example');
});

test('production requires a public address without a path', async () => {
  const production = { NODE_ENV: 'production', AUTH_SECRET: strong };
  expect(await refusal(production)).toMatch(/^PUBLIC_URL is required/);
  expect(await refusal({ PUBLIC_URL: 'https://garages.example/app' })).toMatch(
    /^PUBLIC_URL must be an address without a path/,
  );
  expect(await refusal({ ...production, PUBLIC_URL: 'http://garages.example' })).toMatch(
    /^PUBLIC_URL must begin with https/,
  );
  const simulated = { ...production, PAYMENT_GATEWAY: 'simulator' };
  expect((await load({ ...simulated, PUBLIC_URL: 'https://garages.example/' })).publicUrl).toBe(
    'https://garages.example',
  );
});

const razorpay = {
  RAZORPAY_KEY_ID: 'rzp_1',
  RAZORPAY_KEY_SECRET: 'key secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook secret',
};

test('payments are simulated until the Razorpay keys are set', async () => {
  expect((await load()).payments).toEqual({ gateway: 'simulator' });
  expect((await load(razorpay)).payments).toMatchObject({
    gateway: 'razorpay',
    keyId: 'rzp_1',
    webhookSecrets: ['hook secret'],
  });
  const replaced = await load({ ...razorpay, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'old secret' });
  expect(replaced.payments).toMatchObject({ webhookSecrets: ['hook secret', 'old secret'] });
  expect((await load({ ...razorpay, PAYMENT_GATEWAY: 'simulator' })).payments).toEqual({ gateway: 'simulator' });
  expect(await refusal({ RAZORPAY_KEY_ID: 'rzp_1' })).toContain('together');
  expect(await refusal({ PAYMENT_GATEWAY: 'razorpay' })).toContain('together');
});

test('production simulates payments only on explicit request', async () => {
  const production = { NODE_ENV: 'production', AUTH_SECRET: strong, PUBLIC_URL: 'https://garages.example' };
  expect(await refusal(production)).toContain('PAYMENT_GATEWAY=simulator');
  expect((await load({ ...production, ...razorpay })).payments.gateway).toBe('razorpay');
  expect((await load({ ...production, PAYMENT_GATEWAY: 'simulator' })).payments.gateway).toBe('simulator');
});

test('pictures are stored in the data folder unless a bucket is configured', async () => {
  expect((await load()).storage).toEqual({ kind: 'disk', folder: path.join(folder, 'files') });
  expect((await load({ S3_BUCKET: 'pictures' })).storage).toMatchObject({
    ...{ kind: 's3', bucket: 'pictures', region: 'us-east-1', forcePathStyle: false },
    ...{ endpoint: undefined, credentials: undefined },
  });
  const own = { S3_BUCKET: 'pictures', S3_ENDPOINT: 'https://storage.example', S3_FORCE_PATH_STYLE: 'on' };
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret', S3_REGION: 'ap-south-1' };
  expect((await load({ ...own, ...keys })).storage).toMatchObject({
    ...{ endpoint: 'https://storage.example', region: 'ap-south-1', forcePathStyle: true },
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
  });
  expect(await refusal({ ...own, S3_ACCESS_KEY_ID: 'id' })).toContain('together');
  expect(await refusal({ S3_ENDPOINT: 'https://storage.example' })).toContain('S3_BUCKET');
  expect(await refusal({ ...own, S3_ENDPOINT: 'not an address' })).toContain('S3_ENDPOINT');
});
