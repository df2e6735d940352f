import path from 'node:path';
import type { Config } from '../config/config.ts';
import { StartupError } from '../config/startup-error.ts';
import type { Connection } from '../database/connect.ts';
import { createFileStore } from '../platform/storage/file-store.ts';
import { interruption } from './backup-file/interruption.ts';
import { beginStep } from './backup-file/progress.ts';
import { count, formatNumber, runCommand, say } from './command-line.ts';
import { type Moved, moveDatabase } from './move/move-database.ts';
import type { PictureStores } from './move/move-pictures.ts';
import { openAddress, openConnection, readConfig, requireDatabase } from './open-database.ts';

const usage =
  'Usage: npm run move -- postgres://USER@HOST:5432/DATABASE   (password in PGPASSWORD, see docs/operations.md)';

const mostExamples = 20;

async function run([url, ...others]: string[]): Promise<number> {
  if (others.length > 0 || !url || !/^postgres(ql)?:\/\//.test(url)) throw new StartupError(usage);
  const config = await readConfig();
  requireDatabase(config, 'move');
  const started = performance.now();
  const moved = await withPool(openConnection(config, say), (from) =>
    withPool(openAddress({ url, dataDir: config.dataDir, setting: 'the address' }, say), async (to) =>
      moveDatabase({
        ...{ from, to, begin: beginStep, signal: interruption() },
        ...(await openStores(config)),
      }),
    ),
  );
  summarise(moved, performance.now() - started);
  advise(config);
  return 0;
}

async function withPool<Result>(
  connection: Promise<Connection>,
  work: (pool: Connection['pool']) => Promise<Result>,
): Promise<Result> {
  const { pool, close } = await connection;
  return await work(pool).finally(close);
}

async function openStores({ storage, dataDir }: Config): Promise<PictureStores> {
  const folder = path.join(dataDir, 'files');
  return {
    store: await createFileStore(storage),
    folder: storage.kind === 's3' ? await createFileStore({ kind: 'disk', folder }) : undefined,
  };
}

function summarise({ tables, rows, pictures: { copied, kept, missing } }: Moved, ms: number): void {
  const parts = [count(tables, 'table'), count(rows, 'row'), count(copied + kept, 'picture')].join(', ');
  say(`Moved ${parts} in ${(ms / 1000).toFixed(1)} s. All rows were compared.`);
  if (copied > 0) say(`${count(copied, 'picture')} of the data folder are in the bucket now.`);
  if (missing.length === 0) return;
  say(`The files of ${count(missing.length, 'picture')} are missing:`);
  for (const key of missing.slice(0, mostExamples)) say(`  ${key}`);
  if (missing.length > mostExamples) say(`  and ${formatNumber(missing.length - mostExamples)} more`);
}

function advise({ dataDir }: Config): void {
  say('Set DATABASE_URL to the new address in the settings of every node, then start the nodes.');
  say(
    `Nodes with another data folder also need AUTH_SECRET and the keys of pushes, which are in ${dataDir} or the settings.`,
  );
}

await runCommand(run, 'The move failed, and nothing was copied.');
