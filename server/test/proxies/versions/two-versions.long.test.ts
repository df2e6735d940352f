import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { countBrokenBookings } from '../../counts.ts';
import { createTestDatabase } from '../../database.ts';
import { createDataDir, databaseUrl, freePort, type NodeProcess, startNode } from '../../node-process.ts';
import { ledgerProblems, soundLedger } from '../../paying.ts';
import { wrongCounts } from '../../wrong-counts.ts';
import { hasNginx, startNginx } from '../nginx.ts';
import { startLoad } from './load.ts';
import { findPreviousVersion, unpackVersion } from './previous-version.ts';

const previous = await findPreviousVersion();
if (!previous) process.stdout.write('This clone has no previous version, so two versions are not run side by side.\n');
if (!hasNginx) process.stdout.write('nginx is not installed, so two versions are not run side by side.\n');

/** UPGRADE_SECONDS sets another length of each of the three phases. */
const seconds = Number(process.env.UPGRADE_SECONDS ?? 20);
const timeout = (3 * seconds + 480) * 1_000;

const cleanups: (() => Promise<unknown>)[] = [];

afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
}, 60_000);

/** A site of two nodes of the previous version behind nginx. */
async function startSite(commit: string) {
  const database = await createTestDatabase({ isMigrated: false });
  const version = await unpackVersion(commit);
  const { dataDir, remove } = await createDataDir();
  cleanups.push(database.drop, version.remove, remove);
  const ports: [number, number] = [await freePort(), await freePort()];
  const proxy = await startNginx(ports.map((port) => `http://127.0.0.1:${port}`));
  cleanups.push(proxy.stop);
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(database),
    PUBLIC_URL: proxy.url,
    TRUSTED_PROXIES: '1',
  };
  const all: NodeProcess[] = [];
  const start = async (port: number, root?: string): Promise<NodeProcess> => {
    const node = await startNode(settings, port, root);
    all.push(node);
    cleanups.push(node.stop);
    return node;
  };
  const nodes: [NodeProcess, NodeProcess] = [
    await start(ports[0], version.folder),
    await start(ports[1], version.folder),
  ];
  return {
    database,
    url: proxy.url,
    /** Everything that the nodes wrote, except that they are ready. */
    complaints: () =>
      all
        .map((node) =>
          node
            .output()
            .replace(/^.* is ready: .*$/m, '')
            .trim(),
        )
        .filter(Boolean),
    /** Ends a node of the previous version and starts one of this version in its place. */
    async upgrade(index: 0 | 1) {
      expect(await nodes[index].stop()).toBe(0);
      nodes[index] = await start(ports[index]);
    },
  };
}

test.skipIf(!previous || !hasNginx)(
  'two nodes are upgraded one after the other under load: no request fails and no write is lost',
  { timeout },
  async () => {
    const { database, url, complaints, upgrade } = await startSite(previous ?? '');
    // The demonstration garages have more reviews than rows.
    const countsBefore = await wrongCounts(database.db);
    const load = await startLoad(url, database);
    const counts: number[] = [];
    for (const index of [1, 0, null] as const) {
      await wait(seconds * 1_000);
      counts.push(load.count());
      if (index !== null) await upgrade(index);
    }
    await load.end();
    process.stdout.write(`From ${previous}: ${load.count()} writes; at the end of the phases: ${counts.join(', ')}\n`);
    expect(load.failures).toEqual([]);
    expect(complaints()).toEqual([]);
    for (const visitor of load.visitors) await expect.poll(() => visitor.listLost()).toEqual([]);
    expect(await countBrokenBookings(database.db)).toEqual({ overlaps: 0, incomplete: 0 });
    expect(await ledgerProblems(database)).toEqual(soundLedger);
    expect(await wrongCounts(database.db)).toEqual(countsBefore);
    // Otherwise the load did not test anything.
    for (const [index, count] of counts.entries()) expect(count - (counts[index - 1] ?? 0)).toBeGreaterThan(seconds);
  },
);
