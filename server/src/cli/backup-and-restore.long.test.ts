import { execFile } from 'node:child_process';
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Session } from '@pahiya/contract/auth/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printFiles } from '../../test/contents/backups.ts';
import { printContents } from '../../test/contents/table-prints.ts';
import { goodPassword } from '../../test/customers.ts';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../test/database.ts';
import { bucket, type FakeS3, startFakeS3 } from '../../test/fakes/fake-s3.ts';
import {
  createDataDir,
  databaseUrl,
  freePort,
  type NodeProcess,
  quickStart,
  startNode,
} from '../../test/node-process.ts';
import { startEmbedded } from '../database/embedded/start-embedded.ts';
import { createDatabase } from '../database/pool.ts';

const timeout = 120_000;
const customer = { email: 'asha@example.com', password: goodPassword };

let embedded: Awaited<ReturnType<typeof createDataDir>>;
let other: Awaited<ReturnType<typeof createDataDir>>;
let server: TestDatabase;
let s3: FakeS3;
let file: string;
let secret: string;
let node: NodeProcess | undefined;

beforeAll(async () => {
  [embedded, other] = [await createDataDir(), await createDataDir()];
  await mkdir(other.dataDir, { recursive: true });
  file = path.join(other.dataDir, 'pahiya.backup');
  s3 = await startFakeS3();
  server = await createTestDatabase({ isMigrated: false });
});

afterAll(async () => {
  await node?.stop();
  await server.drop();
  await s3.stop();
  await embedded.remove();
  await other.remove();
}, timeout);

interface Ended {
  code: unknown;
  lines: string[];
}

function run(program: 'backup' | 'restore', environment: Record<string, string>, ...args: string[]): Promise<Ended> {
  const env = { PATH: process.env.PATH, ...environment };
  const script = fileURLToPath(new URL(`${program}.ts`, import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', quickStart, script, ...args], { env }, (error, _, stderr) => {
      resolve({ code: error?.code ?? 0, lines: stderr.trimEnd().split('\n') });
    });
  });
}

const onEmbedded = () => ({ DATA_DIR: embedded.dataDir });

/** The database is on a server and the pictures are in a bucket. */
const onServer = () => ({
  ...{ DATA_DIR: other.dataDir, DATABASE_URL: databaseUrl(server), AUTH_SECRET: secret },
  ...{ S3_BUCKET: bucket, S3_ENDPOINT: s3.url, S3_REGION: s3.keys.region, S3_FORCE_PATH_STYLE: 'on' },
  ...{ S3_ACCESS_KEY_ID: s3.keys.accessKeyId, S3_SECRET_ACCESS_KEY: s3.keys.secretAccessKey },
});

async function signUp({ url }: NodeProcess): Promise<void> {
  const body = JSON.stringify({ ...customer, fullName: 'Asha Rao', isAdult: true });
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(`${url}/api/auth/sign-up`, { method: 'POST', headers, body });
  expect(status).toBe(201);
}

test('a backup without a database is refused and creates none', { timeout }, async () => {
  const { code, lines } = await run('backup', onEmbedded(), file);
  expect({ code, lines }).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^There is nothing to back up: .* has no database/)],
  });
  expect(await run('restore', onEmbedded(), 'typo.tar')).toEqual({
    code: 1,
    lines: ['typo.tar: there is no such file.'],
  });
  await expect(stat(path.join(embedded.dataDir, 'postgres'))).rejects.toThrow('ENOENT');
});

test('without a file, both say how they are used', { timeout }, async () => {
  expect((await run('backup', onEmbedded())).lines).toEqual([expect.stringMatching(/^Usage: npm run backup -- FILE/)]);
  expect((await run('restore', onEmbedded(), 'a', 'b')).lines).toEqual([
    expect.stringMatching(/^Usage: npm run restore -- FILE/),
  ]);
});

test('the embedded database is backed up while its node runs, and a restore into it is refused', {
  timeout,
}, async () => {
  node = await startNode(onEmbedded(), await freePort());
  await signUp(node);
  secret = await readFile(path.join(embedded.dataDir, 'auth-secret'), 'utf8');
  const { code, lines } = await run('backup', onEmbedded(), file);
  expect({ code, last: lines.at(-1) }).toEqual({
    code: 0,
    last: expect.stringMatching(/^Backed up \d+ tables, [\d,]+ rows, \d+ pictures \([\d.]+ MB\) in [\d.]+ s: /),
  });
  expect(lines).toContain('Pictures: 100 %');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await run('backup', onEmbedded(), file)).lines).toEqual([
    `${file} exists already. Use --force to replace it.`,
  ]);
  const refused = await run('restore', onEmbedded(), file);
  expect(refused).toEqual({ code: 1, lines: [expect.stringMatching(/^Pahiya is running on this database/)] });
});

test('a stopped one is started for the time, and moves to a server and a bucket with one command', {
  timeout,
}, async () => {
  await node?.stop();
  node = undefined;
  expect(await run('backup', onEmbedded(), file, '--force')).toMatchObject({ code: 0 });
  await expect(stat(path.join(embedded.dataDir, 'postgres/cluster/postmaster.pid'))).rejects.toThrow('ENOENT');
  const { code, lines } = await run('restore', onServer(), file);
  expect({ code, last: lines.at(-1) }).toEqual({
    code: 0,
    last: expect.stringMatching(/^Restored \d+ tables, [\d,]+ rows, \d+ pictures in [\d.]+ s, as they were at 20/),
  });
  expect(await printContents(server.db)).toEqual(await printEmbedded());
  const files = await printFiles(path.join(embedded.dataDir, 'files'));
  expect([...s3.objects.keys()].sort()).toEqual(Object.keys(files).sort());
  const again = await run('restore', onServer(), file);
  expect(again).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^Pahiya is running|^The database is not empty: it has accounts/)],
  });
});

async function printEmbedded(): Promise<Record<string, string>> {
  const { connection, stop } = await startEmbedded({ dataDir: embedded.dataDir });
  const pool = createTestPool(connection);
  const prints = await printContents(createDatabase(pool));
  await pool.end();
  await stop();
  return prints;
}

test('a customer signs in on the new server, whose backup moves back to an embedded database', {
  timeout,
}, async () => {
  node = await startNode(onServer(), await freePort());
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${node.url}/api/auth/sign-in`, {
    method: 'POST',
    headers,
    body: JSON.stringify(customer),
  });
  expect(answer.status).toBe(200);
  const session = (await answer.json()) as Session;
  const me = await fetch(`${node.url}/api/profiles/me`, {
    headers: { authorization: `Bearer ${session.accessToken}` },
  });
  expect(me.status).toBe(200);
  await node.stop();
  node = undefined;
  expect(await run('backup', onServer(), file, '--force')).toMatchObject({ code: 0 });
  const back = { DATA_DIR: path.join(other.dataDir, 'back'), AUTH_SECRET: secret };
  expect(await run('restore', back, file)).toMatchObject({ code: 0 });
  expect(await printFiles(path.join(back.DATA_DIR, 'files'))).toEqual(
    await printFiles(path.join(embedded.dataDir, 'files')),
  );
});

test('a missing bucket fails a backup with its reason and leaves no file', { timeout }, async () => {
  const missing = path.join(other.dataDir, 'missing.backup');
  const { code, lines } = await run('backup', { ...onServer(), S3_SECRET_ACCESS_KEY: 'wrong' }, missing);
  expect({ code, last: lines.at(-1) }).toEqual({
    code: 1,
    last: expect.stringMatching(/^The backup failed and no file was written\. The store of files failed: ./),
  });
  await expect(stat(missing)).rejects.toThrow('ENOENT');
});
