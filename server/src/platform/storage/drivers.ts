import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rmdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import type { S3Driver } from 'flydrive/drivers/s3';

export type StorageSettings =
  | { kind: 'disk'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      endpoint: string | undefined;
      /** Undefined for those of the environment: a role of the machine or a profile. */
      credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
      forcePathStyle: boolean;
      /** Only tests shorten it. */
      patienceMs?: number;
    };

export async function createDriver(settings: StorageSettings): Promise<WholeFiles | S3Driver> {
  return settings.kind === 'disk' ? new WholeFiles(settings.folder) : await createS3Driver(settings);
}

const draftsFolder = 'drafts';
const dayMs = 86_400_000;

/** Objects are at most a megabyte, and a transaction waits for them. */
const usualPatienceMs = 5_000;

/** The base class writes to the final file, which a reader could see incomplete. This one renames a draft. */
export class WholeFiles extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const draft = `${draftsFolder}/${randomUUID()}`;
    const target = path.join(this.#folder, key);
    try {
      // Other users of the machine must not read files of tickets, not even those written by earlier versions.
      await mkdir(path.join(this.#folder, draftsFolder), { recursive: true, mode: 0o700 });
      await chmod(this.#folder, 0o700);
      await super.put(draft, contents);
      await chmod(path.join(this.#folder, draft), 0o600);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await rename(path.join(this.#folder, draft), target);
    } catch (error) {
      await unlink(path.join(this.#folder, draft)).catch(() => undefined);
      throw error;
    }
  }

  async removeOldDrafts(): Promise<void> {
    const folder = path.join(this.#folder, draftsFolder);
    for (const name of await readdir(folder).catch(() => [])) {
      const draft = path.join(folder, name);
      // A draft that another node has just renamed is missing.
      const age = await stat(draft).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      if (age > dayMs) await unlink(draft);
    }
  }

  override async delete(key: string): Promise<void> {
    await super.delete(key);
    await rmdir(path.dirname(path.join(this.#folder, key))).catch(() => undefined);
  }
}

/** Checksums only where S3 requires them, for compatibility with other servers. */
async function createS3Driver({
  kind: _kind,
  patienceMs = usualPatienceMs,
  ...settings
}: Extract<StorageSettings, { kind: 's3' }>) {
  // Loading Amazon's library takes longer than a start with files on the disk may.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { endpoint, credentials, ...rest } = settings;
  return new S3Driver({
    ...rest,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    visibility: 'private',
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: patienceMs,
      socketTimeout: patienceMs,
      throwOnRequestTimeout: true,
    },
  });
}
