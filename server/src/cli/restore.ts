import { createFileStore } from '../platform/storage/file-store.ts';
import { parseFileArguments } from './backup-file/file-arguments.ts';
import { interruption } from './backup-file/interruption.ts';
import type { Manifest } from './backup-file/manifest.ts';
import { beginStep } from './backup-file/progress.ts';
import { fingerprintSecret } from './backup-file/secret-fingerprint.ts';
import { count, runCommand, say } from './command-line.ts';
import { openConnection, readConfig } from './open-database.ts';
import { sizeOf } from './restore/check-backup.ts';
import { restoreBackup } from './restore/restore-backup.ts';

const usage = 'Usage: npm run restore -- FILE [--other-secret]   (into an empty database, see docs/operations.md)';

async function run(args: string[]): Promise<number> {
  const { file, has } = parseFileArguments(args, { usage, switches: ['other-secret'] });
  // Opening the embedded database would create one.
  await sizeOf(file);
  const config = await readConfig();
  const { pool, close } = await openConnection(config, say);
  try {
    const started = performance.now();
    const restored = await restoreBackup({
      ...{ file, pool, begin: beginStep, signal: interruption() },
      store: await createFileStore(config.storage),
      secretFingerprint: fingerprintSecret(config.auth.secret),
      acceptsOtherSecret: has('other-secret'),
    });
    summarise(restored, performance.now() - started);
    return 0;
  } finally {
    await close();
  }
}

function summarise({ tables, pictures, version, madeAt }: Manifest, ms: number): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const parts = [count(tables.length, 'table'), count(rows, 'row'), count(pictures.copied, 'picture')].join(', ');
  say(`Restored ${parts} in ${(ms / 1000).toFixed(1)} s, as they were at ${madeAt} in version ${version}.`);
  if (pictures.missing > 0) say(`The backup was made without ${count(pictures.missing, 'picture')} of deleted files.`);
}

await runCommand(run, 'The restore failed, and the database has no rows of it.');
