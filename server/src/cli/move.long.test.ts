import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printFiles } from '../../test/contents/backups.ts';
import { printContents } from '../../test/contents/table-prints.ts';
import { goodPassword } from '../../test/customers.ts';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../test/database.ts';
import { bucket, type FakeS3, startFakeS3 } from '../../test/fakes/fake-s3.ts';
import { createDataDir, databaseUrl, freePort, quickStart, startNode } from '../../test/node-process.ts';
import { startEmbedded } from '../database/embedded/start-embedded.ts';
import { createDatabase } from '../database/pool.ts';

const timeout = 300_000;
const headers = { 'content-type': 'application/json' };
const customer = { email: 'asha@example.com', password: goodPassword };

let data: Awaited<ReturnType<typeof createDataDir>>;
let server: TestDatabase;
let s3: FakeS3;
let before: Record<string, string>;

beforeAll(async () => {
  data = await createDataDir();
  s3 = await startFakeS3();
  server = await createTestDatabase({ isMigrated: false });
  const node = await startNode({ DATA_DIR: data.dataDir }, await freePort());
  const body = JSON.stringify({ ...customer, fullName: 'Asha Rao', isAdult: true });
  const { status } = await fetch(`${node.url}/api/auth/sign-up`, { method: 'POST', headers, body });
  expect(status).toBe(201);
  expect((await move()).lines.at(-1)).toMatch(/^Pahiya is running on this database/);
  await node.stop();
  before = await printEmbedded();
}, timeout);

afterAll(async () => {
  await server.drop();
  await s3.stop();
  await data.remove();
}, timeout);

function move(environment: Record<string, string> = {}, url = databaseUrl(server)) {
  const env = { PATH: process.env.PATH, DATA_DIR: data.dataDir, ...environment };
  const args = ['--import', quickStart, fileURLToPath(new URL('move.ts', import.meta.url)), url];
  return new Promise<{ code: unknown; lines: string[] }>((resolve) => {
    execFile(process.execPath, args, { env }, (error, _, stderr) => {
      resolve({ code: error?.code ?? 0, lines: stderr.trimEnd().split('\n') });
    });
  });
}

async function printEmbedded(): Promise<Record<string, string>> {
  const { connection, stop } = await startEmbedded({ dataDir: data.dataDir });
  const pool = createTestPool(connection);
  const prints = await printContents(createDatabase(pool));
  await pool.end();
  await stop();
  return prints;
}

const bucketSettings = () => ({
  ...{ S3_BUCKET: bucket, S3_ENDPOINT: s3.url, S3_REGION: s3.keys.region, S3_FORCE_PATH_STYLE: 'on' },
  ...{ S3_ACCESS_KEY_ID: s3.keys.accessKeyId, S3_SECRET_ACCESS_KEY: s3.keys.secretAccessKey },
});

test('an address without a server, another kind of address, and a data folder without a database are refused', {
  timeout,
}, async () => {
  expect((await move({}, 'postgres://pahiya:sesame@127.0.0.1:1/pahiya')).lines).toEqual([
    'The database does not answer: ECONNREFUSED. Check the address.',
  ]);
  expect((await move({}, 'mysql://nowhere')).lines).toEqual([
    expect.stringMatching(/^Usage: npm run move -- postgres/),
  ]);
  const empty = path.join(data.dataDir, 'empty');
  expect((await move({ DATA_DIR: empty })).lines).toEqual([`There is nothing to move: ${empty} has no database.`]);
  await rm(empty, { recursive: true, force: true });
});

test('one command moves the embedded database to a server, and its pictures to the bucket of the settings', {
  timeout,
}, async () => {
  const address = new URL(databaseUrl(server));
  const PGPASSWORD = decodeURIComponent(address.password);
  // Arguments are visible to other users of the machine.
  address.password = '';
  const { code, lines } = await move({ ...bucketSettings(), PGPASSWORD }, address.href);
  expect({ code, lines }).toEqual({ code: 0, lines: expect.arrayContaining(['Tables: 100 %', 'Comparing: 100 %']) });
  expect(lines.join('\n')).toMatch(
    /\nMoved \d+ tables, [\d,]+ rows, \d+ pictures in [\d.]+ s\. All rows were compared\.\n/,
  );
  expect(await printContents(server.db)).toEqual(before);
  const files = await printFiles(path.join(data.dataDir, 'files'));
  expect(Object.keys(files).length).toBeGreaterThan(0);
  expect([...s3.objects.keys()].sort()).toEqual(Object.keys(files).sort());
  expect(await printEmbedded()).toEqual(before);
});

test('the customer signs in on the server, and a second move into it is refused', { timeout }, async () => {
  const again = await move();
  expect(again).toEqual({ code: 1, lines: [expect.stringMatching(/^The database is not empty|is running on/)] });
  const secret = await readFile(path.join(data.dataDir, 'auth-secret'), 'utf8');
  const settings = {
    DATA_DIR: path.join(data.dataDir, 'other'),
    DATABASE_URL: databaseUrl(server),
    AUTH_SECRET: secret,
  };
  const node = await startNode({ ...settings, ...bucketSettings() }, await freePort());
  const body = JSON.stringify(customer);
  expect((await fetch(`${node.url}/api/auth/sign-in`, { method: 'POST', headers, body })).status).toBe(200);
  await node.stop();
});
