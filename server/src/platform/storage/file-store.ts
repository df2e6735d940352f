import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { createDriver, type StorageSettings, WholeFiles } from './drivers.ts';

/** Keys, such as `posts/{id}/480.webp`, are ours and never come from a visitor. */
export interface FileStore {
  /** Atomic: a concurrent reader gets the old or the new object. */
  put(key: string, bytes: Buffer): Promise<void>;
  find(key: string): Promise<FoundFile | null>;
  stream(key: string): Promise<Readable | null>;
  remove(keys: readonly string[]): Promise<void>;
  removeOldDrafts(): Promise<void>;
}

export interface FoundFile {
  bytes: number;
  etag: string;
}

/** The disk is full or not writable, or the bucket refuses or does not respond; see the cause. */
export class StoreFailure extends Error {}

export async function createFileStore(settings: StorageSettings): Promise<FileStore> {
  const driver = await createDriver(settings);
  const disk = new Disk(driver);
  return {
    put: (key, bytes) => orFailure(disk.put(key, bytes)),
    async find(key) {
      const found = await orFailure(disk.getMetaData(key).catch(nullWhenMissing));
      return found && { bytes: found.contentLength, etag: found.etag };
    },
    stream: (key) => orFailure(openStream(disk, key).catch(nullWhenMissing)),
    async remove(keys) {
      for (const key of keys) await orFailure(disk.delete(key));
    },
    async removeOldDrafts() {
      if (driver instanceof WholeFiles) await driver.removeOldDrafts();
    },
  };
}

async function openStream(disk: Disk, key: string): Promise<Readable> {
  const stream = await disk.getStream(key);
  if (stream instanceof ReadStream) await once(stream, 'open');
  return stream;
}

async function orFailure<Result>(work: Promise<Result>): Promise<Result> {
  return await work.catch((cause: unknown) => {
    throw new StoreFailure('The store of files failed', { cause });
  });
}

function nullWhenMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

function isMissing(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  if (!(cause instanceof Error)) return false;
  if ('code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')) return true;
  return cause.name === 'NotFound' || cause.name === 'NoSuchKey';
}
