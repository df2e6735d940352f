import type pg from 'pg';
import { StartupError } from '../../config/startup-error.ts';
import { withMigrationLock } from '../../database/migrate.ts';
import { migrateUntil } from '../../database/migrate-until.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { Manifest } from '../backup-file/manifest.ts';
import { type BeginStep, inStep } from '../backup-file/progress.ts';
import { checkBackup } from './check-backup.ts';
import { finishRestoring } from './finish-restoring.ts';
import { loadBackup } from './load-backup.ts';
import { requireEmpty } from './require-empty.ts';
import { requireKnownVersion, requireNotNewer, requireSameTables } from './require-version.ts';

export interface RestoreParts {
  file: string;
  pool: pg.Pool;
  store: FileStore;
  secretFingerprint: string;
  acceptsOtherSecret: boolean;
  begin: BeginStep;
  signal: AbortSignal;
}

/**
 * Fills an empty database and the store of pictures. Nodes that start meanwhile wait for the end. When it fails, the
 * database has no rows and the store none of the pictures; throws `StartupError` if the operator can help.
 */
export async function restoreBackup(parts: RestoreParts): Promise<Manifest> {
  return await withMigrationLock(parts.pool, async (client) => {
    // A statement that waits reports a lost connection itself.
    client.on('error', () => undefined);
    await requireEmpty(client);
    const manifest = await checkBackup(parts.file, parts);
    requireSecret(manifest, parts);
    await requireKnownVersion(manifest);
    await requireNotNewer(client, manifest.schema);
    await migrateUntil(client, manifest.schema);
    await requireSameTables(client, manifest);
    const progress = { title: 'Restoring', total: bytesOf(manifest) };
    await inStep(parts.begin, progress, (step) => loadBackup({ ...parts, client, manifest, step }));
    await finishRestoring(client, manifest);
    return manifest;
  });
}

function requireSecret(
  { secretFingerprint }: Manifest,
  parts: Pick<RestoreParts, 'secretFingerprint' | 'acceptsOtherSecret'>,
): void {
  if (secretFingerprint === parts.secretFingerprint || parts.acceptsOtherSecret) return;
  throw new StartupError(
    'AUTH_SECRET is not the one of the backup, and nobody could sign in. Set that one (or copy auth-secret into DATA_DIR), or use --other-secret and follow docs/operations.md.',
  );
}

function bytesOf({ parts }: Manifest): number {
  return Object.values(parts).reduce((sum, { bytes }) => sum + bytes, 0);
}
