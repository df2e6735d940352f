import type { Database } from '../../database/pool.ts';
import { listPictureOrigins } from '../../features/garages/queries/list-picture-origins.ts';
import type { PublicChanges } from '../../features/live/service/public-changes.ts';
import type { Logger } from '../../platform/logger.ts';

export interface PictureOrigins {
  /** Reads the origins of the garages' pictures. `isCurrent` is false when they could not be read. */
  read(): Promise<{ origins: string[]; isCurrent: boolean }>;
  /** Returns the last origins without waiting. */
  last(): string[];
}

const longestMs = 60_000;

/** Provides origins for the Content-Security-Policy. Reads them again after a garage changes. */
export function createPictureOrigins(db: Database, changes: PublicChanges, log: Logger): PictureOrigins {
  let last: string[] = [];
  let version = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<{ origins: string[]; isCurrent: boolean }> | undefined;

  function isCurrent(): boolean {
    return performance.now() - readAt < longestMs && changes.firstChange(['garages'], version) === undefined;
  }

  async function readAgain() {
    const before = { version: changes.version(), readAt: performance.now() };
    try {
      last = await listPictureOrigins(db);
      ({ version, readAt } = before);
      return { origins: last, isCurrent: true };
    } catch (error) {
      log.warn({ err: error }, 'the origins of pictures could not be read');
      return { origins: last, isCurrent: false };
    } finally {
      reading = undefined;
    }
  }

  async function read() {
    if (isCurrent()) return { origins: last, isCurrent: true };
    reading ??= readAgain();
    return await reading;
  }

  return {
    read,
    last() {
      if (!isCurrent()) void read();
      return last;
    },
  };
}
