import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countBrokenBookings } from '../../counts.ts';
import { readBookings, startBookingLoad } from '../../crash/booking-load.ts';
import type { TestDatabase } from '../../database.ts';
import { createDataDir, databaseUrl, freePort, type NodeProcess, startNode } from '../../node-process.ts';
import { readFeed, signUp, writePost } from './calls.ts';
import { type Cluster, createCluster, hasClusters, openCluster } from './cluster.ts';
import { hasPgbouncer, startPgbouncer } from './pgbouncer.ts';

const timeout = 300_000;

/** Fewer than one node has, so that transactions of both nodes take turns on each of them. */
const connections = 4;

describe.skipIf(!hasClusters || !hasPgbouncer)('two nodes behind PgBouncer in transaction mode', () => {
  let cluster: Cluster;
  let database: TestDatabase;
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  let data: Awaited<ReturnType<typeof createDataDir>>;
  let nodes: NodeProcess[] = [];

  beforeAll(async () => {
    cluster = await createCluster();
    await cluster.start();
    database = openCluster(cluster);
    pooler = await startPgbouncer(cluster, { size: connections });
    data = await createDataDir();
    const settings = {
      ...{ DATA_DIR: data.dataDir, LOG_LEVEL: 'warn' },
      ...{ PUBLIC_URL: 'http://localhost:3000', AUTH_SECRET: 'of both nodes '.repeat(4) },
      ...{ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: databaseUrl(database) },
    };
    // Together, so that both want to migrate.
    nodes = await Promise.all([await freePort(), await freePort()].map((port) => startNode(settings, port)));
  }, timeout);

  afterAll(async () => {
    for (const node of nodes) await node.stop();
    await pooler.stop();
    await database.drop();
    await cluster.remove();
    await data.remove();
  }, timeout);

  const urls = () => nodes.map(({ url }) => url) as [string, string];

  test('book without an overlap and answer what was acknowledged', { timeout }, async () => {
    const [here, there] = urls();
    const load = await startBookingLoad(here);
    await load.ended;
    expect(load.count()).toBeGreaterThan(40);
    const found = await readBookings(there, load);
    expect([...load.acknowledged.values()].flat().filter((id) => !found.has(id))).toEqual([]);
    expect(await countBrokenBookings(database.db)).toEqual({ overlaps: 0, incomplete: 0 });
  });

  test('read frequent lists, which have no name on the shared connections', { timeout }, async () => {
    const [here, there] = urls();
    const token = await signUp(here, 'asha');
    await writePost(here, token, 'Through the pooler');
    const reads = Array.from({ length: 200 }, (_, at) => readFeed(at % 2 ? here : there, token));
    for (const feed of await Promise.all(reads)) expect(feed[0]).toBe('Through the pooler');
  });

  test('share a few connections of the server, which cancel slow statements and compile none', {
    timeout,
  }, async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as count from pg_stat_activity where application_name = 'pahiya' and client_addr is null
        and pid <> pg_backend_pid()`,
    );
    expect(rows[0].count).toBeLessThanOrEqual(connections + nodes.length);
    const client = new pg.Client({ connectionString: pooler.url });
    await client.connect();
    const settings = `select current_setting('statement_timeout') as timeout, current_setting('jit') as jit`;
    expect((await client.query(settings)).rows).toEqual([{ timeout: '15s', jit: 'off' }]);
    await client.end();
  });

  test('have nothing to complain about', async () => {
    expect(nodes.map((node) => node.output().trim()).filter((output) => /"level":[4-6]0/.test(output))).toEqual([]);
  });
});
