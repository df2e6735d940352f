import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../database.ts';
import { createDataDir, databaseUrl, freePort, type NodeProcess, startNode } from '../../node-process.ts';
import { hasRedis, type RedisServer, startRedisServer } from '../../redis-server.ts';
import { readFeed, signUp, writePost } from './calls.ts';
import { type Cluster, createCluster, createStandby, hasClusters, openCluster } from './cluster.ts';

const timeout = 300_000;
const longestLagSeconds = 3;

describe.skipIf(!hasClusters || !hasRedis)('two nodes with a replica that follows by streaming', () => {
  let primary: Cluster;
  let standby: Cluster;
  let replica: TestDatabase;
  let redis: RedisServer;
  let data: Awaited<ReturnType<typeof createDataDir>>;
  let nodes: NodeProcess[] = [];
  let [here, there] = ['', ''];
  let [asha, kiran] = ['', ''];

  beforeAll(async () => {
    primary = await createCluster();
    await primary.start();
    standby = await createStandby(primary);
    await standby.start();
    replica = openCluster(standby);
    redis = await startRedisServer();
    data = await createDataDir();
    const settings = {
      ...{ DATA_DIR: data.dataDir, DEMO_DATA: 'off', LOG_LEVEL: 'info' },
      ...{ PUBLIC_URL: 'http://localhost:3000', AUTH_SECRET: 'of both nodes '.repeat(4) },
      ...{ DATABASE_URL: databaseUrl(openCluster(primary)), DATABASE_READ_URL: databaseUrl(replica) },
      ...{ DATABASE_READ_LAG_SECONDS: String(longestLagSeconds), REDIS_URL: redis.url, METRICS_PORT: '0' },
    };
    nodes = await Promise.all([await freePort(), await freePort()].map((port) => startNode(settings, port)));
    [here, there] = nodes.map(({ url }) => url) as [string, string];
    [asha, kiran] = [await signUp(here, 'asha'), await signUp(there, 'kiran')];
    await writePost(here, asha, 'The first');
  }, timeout);

  afterAll(async () => {
    for (const node of nodes) await node.stop();
    await replica.drop();
    await standby.remove();
    await primary.remove();
    await redis.stop();
    await data.remove();
  }, timeout);

  /** Reads until both nodes have said this, last. */
  async function untilReadsGoTo(place: 'replica' | 'primary'): Promise<void> {
    await expect
      .poll(
        async () => {
          await Promise.all([readFeed(here, kiran), readFeed(there, kiran)]);
          return nodes.map((node) => /.*reads go to the (replica|primary)/s.exec(node.output())?.[1]);
        },
        { timeout: 30_000 },
      )
      .toEqual([place, place]);
  }

  async function readMetrics(node: NodeProcess | undefined): Promise<string> {
    const [, port] = /"port":(\d+).*"metrics are served"/.exec(node?.output() ?? '') ?? [];
    return await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  }

  /** What an account has just written no longer keeps it on the primary. */
  const untilForgotten = () => delay((longestLagSeconds + 1.5) * 1_000);

  test('read lists from it', { timeout }, async () => {
    await untilForgotten();
    await untilReadsGoTo('replica');
    const count = async () =>
      Number(
        (await replica.pool.query("select xact_commit from pg_stat_database where datname = 'postgres'")).rows[0]
          .xact_commit,
      );
    const before = await count();
    for (let times = 0; times < 50; times += 1) expect(await readFeed(here, kiran)).toEqual(['The first']);
    await expect.poll(count, { timeout: 10_000 }).toBeGreaterThanOrEqual(before + 50);
    const metrics = await readMetrics(nodes[0]);
    expect(Number(/list_reads_total\{from="replica"\} (\d+)/.exec(metrics)?.[1])).toBeGreaterThanOrEqual(50);
    expect(metrics).toMatch(/database_connections\{database="replica",state="idle"\} [1-9]/);
  });

  test('show an author on any node what was just written, while a late replica shows others what it has, and no longer than allowed', {
    timeout,
  }, async () => {
    await untilReadsGoTo('replica');
    await replica.pool.query('select pg_wal_replay_pause()');
    await writePost(here, asha, 'The second');
    expect((await readFeed(there, asha))[0]).toBe('The second');
    expect(await readFeed(there, kiran)).toEqual(['The first']);
    await delay((longestLagSeconds + 0.3) * 1_000);
    expect((await readFeed(there, kiran))[0]).toBe('The second');
    expect((await readFeed(there, asha))[0]).toBe('The second');
    await replica.pool.query('select pg_wal_replay_resume()');
    await untilReadsGoTo('replica');
    expect((await readFeed(there, kiran))[0]).toBe('The second');
  });

  test('fail no read when it is killed, and use it again when it is back', { timeout }, async () => {
    await untilForgotten();
    await untilReadsGoTo('replica');
    const state = { isOver: false, reads: 0 };
    async function read(url: string): Promise<void> {
      while (!state.isOver) {
        expect((await readFeed(url, kiran))[0]).toBe('The second');
        state.reads += 1;
      }
    }
    const reading = Promise.all([here, there].map(read));
    await standby.stop('immediate');
    await delay(4_000);
    const before = state.reads;
    await standby.start();
    await delay(4_000);
    state.isOver = true;
    await reading;
    expect(before).toBeGreaterThan(20);
    expect(nodes.map((node) => node.output()).join('')).not.toContain('"status":50');
    await untilReadsGoTo('replica');
  });

  test('ask the primary when it was promoted, because then it is a database of its own', { timeout }, async () => {
    await untilReadsGoTo('replica');
    await replica.pool.query('select pg_promote()');
    await untilReadsGoTo('primary');
    await writePost(here, asha, 'The third');
    expect((await readFeed(there, kiran))[0]).toBe('The third');
  });
});
