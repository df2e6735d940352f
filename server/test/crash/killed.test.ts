import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { isLongRun } from '../../../scripts/long-run.ts';
import { startEmbedded } from '../../src/database/embedded/start-embedded.ts';
import { createDatabase, createPool, type Database } from '../../src/database/pool.ts';
import { countBrokenBookings } from '../counts.ts';
import { createTestDatabase } from '../database.ts';
import { createDataDir, databaseUrl, freePort, type NodeProcess, startNode } from '../node-process.ts';
import { type BookingLoad, readBookings, startBookingLoad } from './booking-load.ts';
import { killPostmaster } from './kill-tree.ts';

const timeout = 120_000;

/** Bookings before the kill. */
const enough = isLongRun ? 40 : 15;

let cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
  cleanups = [];
}, timeout);

async function start(environment: Record<string, string>, port: number): Promise<NodeProcess> {
  const node = await startNode(environment, port);
  cleanups.push(node.stop);
  return node;
}

async function newDataDir(): Promise<string> {
  const { dataDir, remove } = await createDataDir();
  cleanups.push(remove);
  return dataDir;
}

/** Waits until bookings are acknowledged and others are running. */
async function untilBusy(load: BookingLoad): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (load.count() < enough && Date.now() < deadline) await delay(10);
  expect(load.count()).toBeGreaterThanOrEqual(enough);
}

async function expectKept(url: string, load: BookingLoad, db: Database): Promise<void> {
  const kept = await readBookings(url, load);
  const lost = [...load.acknowledged.values()].flat().filter((id) => !kept.has(id));
  expect(lost).toEqual([]);
  expect(await countBrokenBookings(db)).toEqual({ overlaps: 0, incomplete: 0 });
}

/** Joins the embedded database of a running node. */
async function joinDatabase(dataDir: string): Promise<Database> {
  const embedded = await startEmbedded({ dataDir });
  const pool = createPool(embedded.connection);
  pool.on('error', () => undefined);
  cleanups.push(async () => {
    await pool.end();
    await embedded.stop();
  });
  return createDatabase(pool);
}

async function killDatabase(dataDir: string): Promise<void> {
  const killed = await killPostmaster(path.join(dataDir, 'postgres/cluster/postmaster.pid'));
  expect(killed).toBeGreaterThan(4);
}

// The last test kills the embedded database as well as the node, so a short run leaves out the other two.
test.runIf(isLongRun)(
  'a node killed under load loses no acknowledged booking of its embedded database',
  {
    timeout,
  },
  async () => {
    const [dataDir, port] = [await newDataDir(), await freePort()];
    const node = await start({ DATA_DIR: dataDir }, port);
    const load = await startBookingLoad(node.url);
    await untilBusy(load);
    await node.kill();
    await load.ended;
    const { url } = await start({ DATA_DIR: dataDir }, port);
    await expectKept(url, load, await joinDatabase(dataDir));
  },
);

test.runIf(isLongRun)(
  'a node killed under load loses no acknowledged booking of a database server',
  { timeout },
  async () => {
    const database = await createTestDatabase();
    cleanups.push(database.drop);
    const environment = { DATA_DIR: await newDataDir(), DATABASE_URL: databaseUrl(database) };
    const port = await freePort();
    const node = await start(environment, port);
    const load = await startBookingLoad(node.url);
    await untilBusy(load);
    await node.kill();
    await load.ended;
    const { url } = await start(environment, port);
    await expectKept(url, load, database.db);
  },
);

test.skipIf(process.platform !== 'linux')(
  'an embedded database and its node, killed under load, lose no acknowledged booking',
  { timeout },
  async () => {
    const [dataDir, port] = [await newDataDir(), await freePort()];
    const node = await start({ DATA_DIR: dataDir }, port);
    const load = await startBookingLoad(node.url);
    await untilBusy(load);
    await killDatabase(dataDir);
    await load.ended;
    const health = await fetch(`${node.url}/readyz`);
    expect({ status: health.status, text: await health.text() }).toMatchObject({ status: 503 });
    await node.kill();
    const { url } = await start({ DATA_DIR: dataDir }, port);
    await expectKept(url, load, await joinDatabase(dataDir));
  },
);
