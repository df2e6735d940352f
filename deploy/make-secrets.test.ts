import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '../server/src/config/config.ts';
import { makeSecrets } from './make-secrets.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pahiya-secrets-'));
});

afterEach(() => rm(folder, { recursive: true }));

const files = ['nodes/.env', 'database/password', 'storage/s3.json'];
const readAll = () => Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));

test('the secrets are made once, and each service can read its own', async () => {
  await makeSecrets(folder);
  const first = await readAll();
  await makeSecrets(folder);
  expect(await readAll()).toEqual(first);
  for (const file of files) expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o444);
});

test('the nodes know the secrets of the database and of the S3 server, and accept their own', async () => {
  await makeSecrets(folder);
  const [settings = '', password, storage = ''] = await readAll();
  const config = await loadConfig({
    ...parseEnv(settings),
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://localhost',
    PAYMENT_GATEWAY: 'simulator',
    S3_BUCKET: 'pahiya',
    DATA_DIR: path.join(folder, 'data'),
  });
  expect(config.database.url && new URL(config.database.url).password).toBe(password);
  const [{ accessKey, secretKey }] = JSON.parse(storage).identities[0].credentials;
  expect(config.storage).toMatchObject({ credentials: { accessKeyId: accessKey, secretAccessKey: secretKey } });
});

test('a run that was interrupted is completed by the next one', async () => {
  await makeSecrets(folder);
  const [, password] = await readAll();
  await rm(path.join(folder, 'nodes'), { recursive: true });
  await makeSecrets(folder);
  expect((await readAll())[0]).toContain(`postgres://pahiya:${password}@database:5432/pahiya`);
});
