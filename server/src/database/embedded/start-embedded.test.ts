import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StartupError } from '../../config/startup-error.ts';
import { locateBinaries } from './binaries.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from './start-embedded.ts';

const processFile = fileURLToPath(new URL('../../../test/embedded-process.ts', import.meta.url));

let folder: string;
let started: EmbeddedDatabase[] = [];
let children: ChildProcess[] = [];

describe('an embedded database', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    folder = await createFolder();
    const embedded = await start();
    await query(embedded, 'create table kept (number int)');
    await embedded.stop();
  }, 60_000);

  afterEach(stopAll, 60_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('keeps its rows across a restart', async () => {
    const first = await start();
    await query(first, 'truncate kept');
    await query(first, 'insert into kept values (42)');
    await first.stop();
    expect(await serverPid()).toBeUndefined();

    const second = await start();
    expect(await query(second, 'select number from kept')).toEqual([{ number: 42 }]);
  });

  test('has every committed row after all its processes were killed', async () => {
    const first = await start();
    await query(first, 'truncate kept');
    const acknowledged = insertUntilCut(first);
    await delay(300);
    const killed = await serverPid();
    for (const pid of [killed, ...(await childrenOf(killed))]) process.kill(Number(pid), 'SIGKILL');

    const last = await acknowledged;
    const second = await start();
    expect(await serverPid()).not.toBe(killed);
    expect(last).toBeGreaterThan(0);
    expect(await query(second, `select count(*)::int from kept where number <= ${last}`)).toEqual([{ count: last }]);
  });

  test('recovers when only its main process is killed', async () => {
    await start();
    process.kill(Number(await serverPid()), 'SIGKILL');
    const second = await start();
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('starts although another program now has the process id of a killed server', async () => {
    const first = await start();
    await first.stop();
    // The test's own process is alive and not PostgreSQL.
    const lines = [process.pid, path.join(folder, 'postgres/cluster'), 0, 5432, '', '', '', 'ready'];
    await writeFile(path.join(folder, 'postgres/cluster/postmaster.pid'), lines.join('\n'));
    const second = await start();
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('is reused by a second start', async () => {
    const first = await start();
    const pid = await serverPid();
    const second = await start();
    expect(second.connection).toEqual(first.connection);
    expect(await serverPid()).toBe(pid);
  });

  test('is found again after the process that started it is killed', async () => {
    const { child, report } = await startElsewhere();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const second = await start();
    expect(await query(second, 'select pg_postmaster_start_time()::text as started')).toEqual([
      { started: report.started },
    ]);
  });

  test('keeps running while another process uses it, and stops with the last one', async () => {
    const { child } = await startElsewhere();
    const own = await start();
    await own.stop();
    expect(await serverPid()).toBeDefined();

    child.stdin?.write('stop\n');
    await once(child, 'exit');
    expect(await serverPid()).toBeUndefined();
  });
});

describe('creating an embedded database', { timeout: 60_000 }, () => {
  beforeEach(async () => {
    folder = await createFolder();
  });

  afterEach(async () => {
    await stopAll();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  test('is created and started once by processes that start together', async () => {
    const reports = await Promise.all([startElsewhere(), startElsewhere(), startElsewhere()]);
    expect(new Set(reports.map(({ report }) => report.started)).size).toBe(1);
    expect(await readdir(path.join(folder, 'postgres-lock'))).toEqual([]);
    expect((await readdir(path.join(folder, 'postgres'))).sort()).toEqual(['cluster', 'run']);
  });

  test('leaves no incomplete cluster when the process creating it is killed', async () => {
    const child = spawnProcess();
    await expect.poll(() => readdir(path.join(folder, 'postgres')).catch(() => [])).toHaveLength(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await readdir(path.join(folder, 'postgres-lock'))).toHaveLength(1);
    expect(await readdir(path.join(folder, 'postgres'))).not.toContain('cluster');

    const own = await start();
    expect(await query(own, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await readdir(path.join(folder, 'postgres-lock'))).toEqual([]);
    expect((await readdir(path.join(folder, 'postgres'))).sort()).toEqual(['cluster', 'run']);
  });

  test('works in a folder with a path of 150 characters and special characters', async () => {
    const dataDir = path.join(folder, `it's "a" $(long), one `.padEnd(150 - folder.length, 'x'));
    const embedded = await start({ dataDir });
    expect(embedded.connection.host.length).toBeLessThan(100);
    expect(await query(embedded, "select current_setting('fsync') as fsync")).toEqual([{ fsync: 'on' }]);
  });

  test('requires a password when it listens on the network', async () => {
    const embedded = await start({ transport: 'tcp' });
    expect(embedded.connection.host).toBe('127.0.0.1');
    expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
    const guess = { ...embedded, connection: { ...embedded.connection, password: 'wrong' } };
    await expect(query(guess, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  test('explains what to do when the data folder is not writable', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    const dataDir = path.join(file, 'data');
    await expect(start({ dataDir })).rejects.toThrow(
      new StartupError(`The data folder ${dataDir} is not writable. Set DATA_DIR to a folder this user may write.`),
    );
  });

  test('explains what to do on an unsupported platform', async () => {
    await expect(locateBinaries('aix-ppc64')).rejects.toThrow(
      'There is no embedded PostgreSQL for aix-ppc64. Set DATABASE_URL to a PostgreSQL server.',
    );
  });
});

async function createFolder(): Promise<string> {
  const created = await mkdtemp(path.join(os.tmpdir(), 'embedded-test-'));
  // If we are root, the server runs as another user, who needs access to the folder.
  await chmod(created, 0o755);
  return created;
}

async function stopAll(): Promise<void> {
  for (const child of children) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  if (await serverPid()) await start();
  for (const embedded of started) await embedded.stop();
  children = [];
  started = [];
}

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
  const embedded = await startEmbedded({ dataDir: folder, ...options });
  started.push(embedded);
  return embedded;
}

function spawnProcess() {
  const child = spawn(process.execPath, [processFile, '--dataDir', folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}

async function startElsewhere(): Promise<{ child: ChildProcess; report: { started: string } }> {
  const child = spawnProcess();
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, report: JSON.parse(line) };
}

async function query(embedded: EmbeddedDatabase, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(embedded.connection);
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}

async function serverPid(): Promise<string | undefined> {
  const file = await readFile(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => undefined);
  return file?.split('\n')[0];
}

async function childrenOf(pid = ''): Promise<string[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return list.split(' ').filter(Boolean);
}

/** Resolves to the last number whose commit was acknowledged. */
async function insertUntilCut(embedded: EmbeddedDatabase): Promise<number> {
  const client = new pg.Client(embedded.connection);
  client.on('error', () => undefined);
  await client.connect();
  for (let number = 1; ; number += 1) {
    const done = await client.query('insert into kept values ($1)', [number]).catch(() => undefined);
    if (done === undefined) return number - 1;
  }
}
