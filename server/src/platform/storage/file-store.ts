import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';

/** Objects by their keys, `posts/{id}/480.webp`; a key is ours, never a visitor's word. */
export interface FileStore {
  /** Whole or not at all: who reads meanwhile gets the old object or the new one. */
  put(key: string, bytes: Buffer): Promise<void>;
  find(key: string): Promise<FoundFile | null>;
  /** Its bytes as they come; fails when there is no such object. */
  stream(key: string): Promise<Readable>;
  /** Those that are gone already are no failure. */
  remove(keys: readonly string[]): Promise<void>;
}

export interface FoundFile {
  bytes: number;
  etag: string;
}

export function createFileStore(driver: DriverContract): FileStore {
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
  };
}

function isMissing(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return false;
  if ('code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')) return true;
  return cause.name === 'NotFound' || cause.name === 'NoSuchKey';
}
