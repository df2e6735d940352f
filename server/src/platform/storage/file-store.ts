import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { createDriver, type StorageSettings, WholeFiles } from './drivers.ts';

/** Objects by their keys, `posts/{id}/480.webp`; a key is ours, never a visitor's word. */
export interface FileStore {
  /** Whole or not at all: who reads meanwhile gets the old object or the new one. */
  put(key: string, bytes: Buffer): Promise<void>;
  find(key: string): Promise<FoundFile | null>;
  /** Its bytes as they come; fails when there is no such object. */
  stream(key: string): Promise<Readable>;
  /** Those that are gone already are no failure. */
  remove(keys: readonly string[]): Promise<void>;
  /** Takes away what nodes that died had begun to write. */
  removeOldDrafts(): Promise<void>;
}

export interface FoundFile {
  bytes: number;
  etag: string;
}

export function createFileStore(settings: StorageSettings): FileStore {
  const driver = createDriver(settings);
  const disk = new Disk(driver);
  return {
    put: (key, bytes) => disk.put(key, bytes),
    async find(key) {
      try {
        const { contentLength, etag } = await disk.getMetaData(key);
        return { bytes: contentLength, etag };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    stream: (key) => disk.getStream(key),
    async remove(keys) {
      for (const key of keys) await disk.delete(key);
    },
    async removeOldDrafts() {
      // A bucket knows an object only when it is whole.
      if (driver instanceof WholeFiles) await driver.removeOldDrafts();
    },
  };
}

function isMissing(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return false;
  if ('code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')) return true;
  return cause.name === 'NotFound' || cause.name === 'NoSuchKey';
}
