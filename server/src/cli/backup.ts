import { createFileStore } from '../platform/storage/file-store.ts';
import { type BackupSummary, makeBackup } from './backup/make-backup.ts';
import { parseFileArguments } from './backup-file/file-arguments.ts';
import { interruption } from './backup-file/interruption.ts';
import { beginStep } from './backup-file/progress.ts';
import { fingerprintSecret } from './backup-file/secret-fingerprint.ts';
import { count, formatMegabytes, formatNumber, runCommand, say } from './command-line.ts';
import { openConnection, readConfig, requireDatabase } from './open-database.ts';

const usage = 'Usage: npm run backup -- FILE [--force]   (see docs/operations.md)';

async function run(args: string[]): Promise<number> {
  const { file, has } = parseFileArguments(args, { usage, switches: ['force'] });
  const config = await readConfig();
  requireDatabase(config, 'back up');
  const { pool, close } = await openConnection(config, say);
  try {
    const started = performance.now();
    const origin = { ...config.build, secretFingerprint: fingerprintSecret(config.auth.secret) };
    const store = await createFileStore(config.storage);
    const parts = { pool, store, origin, begin: beginStep, signal: interruption() };
    summarise(file, await makeBackup({ file, replaces: has('force') }, parts), performance.now() - started);
    return 0;
  } finally {
    await close();
  }
}

function summarise(file: string, { tables, rows, pictures, bytes }: BackupSummary, ms: number): void {
  const { copied, missing, examples } = pictures;
  if (missing > 0) {
    say(`Not in the store, because they were deleted meanwhile or are missing: ${count(missing, 'picture')}:`);
    for (const key of examples) say(`  ${key}`);
    if (missing > examples.length) say(`  and ${formatNumber(missing - examples.length)} more`);
  }
  const parts = [count(tables, 'table'), count(rows, 'row'), count(copied, 'picture')].join(', ');
  say(`Backed up ${parts} (${formatMegabytes(bytes)}) in ${(ms / 1000).toFixed(1)} s: ${file}`);
}

await runCommand(run, 'The backup failed and no file was written.');
