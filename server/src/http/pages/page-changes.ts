import type { Database } from '../../database/pool.ts';
import { readPageChanges } from '../../features/live/queries/read-page-changes.ts';
import type { Logger } from '../../platform/logger.ts';

/** What a page shows: `garages`, `people` or `post:{id}`. */
export type Subject = string;

/** Changes with each change of any subject. */
export const anything: Subject = 'anything';

export interface PageChanges {
  /**
   * Resolves when every change that was committed half a second ago is known, or after a quarter of a second: a page in
   * memory never waits for a database that hangs. Never rejects.
   */
  look(): Promise<void>;
  /** Grows with each look. */
  version(): number;
  /** The earliest time when one of the subjects may have changed after that version, in ms of `performance.now()`. */
  firstChange(subjects: Iterable<Subject>, after: number): number | undefined;
}

interface Change {
  version: number;
  /** The version of the change before it. */
  before: number;
  /** The change was made after this time. */
  after: number;
}

const lookMs = 500;
const longestLookMs = 250;

/** Events are deleted after an hour, so a longer gap may have lost some. */
const longestGapMs = 3_000_000;

/** If more subjects have changed, everything counts as changed. */
const mostSubjects = 10_000;

const never: Change = { version: 0, before: 0, after: Number.NEGATIVE_INFINITY };

/** Looks only when a page is requested, so that an idle node does nothing. */
export function createPageChanges(db: Database, log: Logger): PageChanges {
  const changed = new Map<Subject, Change>();
  let everything = never;
  let versions = 0;
  let seen: string | undefined;
  let seenAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let round: Promise<void> | undefined;

  const latestOf = (subject: Subject) => changed.get(subject) ?? everything;

  async function readOn(): Promise<void> {
    const now = performance.now();
    const known = now - seenAt < longestGapMs ? seen : undefined;
    const changes = await readPageChanges(db, known);
    versions++;
    if (changes.subjects === 'all' || changed.size + changes.subjects.size > mostSubjects) noteAll();
    else if (changes.subjects.size > 0) noteEach([...changes.subjects, anything]);
    seen = changes.seen;
    seenAt = now;
  }

  function noteAll(): void {
    everything = { version: versions, before: versions - 1, after: seenAt };
    changed.clear();
  }

  function noteEach(subjects: Subject[]): void {
    for (const subject of subjects)
      changed.set(subject, { version: versions, before: latestOf(subject).version, after: seenAt });
  }

  /** A look that takes too long goes on, but nobody waits for it any longer. */
  function begin(): Promise<void> {
    triedAt = performance.now();
    const reading = readOn()
      .catch((error: unknown) => log.warn({ err: error }, 'changes of pages could not be read'))
      .finally(() => {
        round = undefined;
      });
    return within(longestLookMs, reading);
  }

  return {
    async look() {
      if (!round && performance.now() - triedAt < lookMs) return;
      round ??= begin();
      await round;
    },
    version: () => versions,
    firstChange(subjects, version) {
      const changes = [everything, ...Array.from(subjects, latestOf)].filter((change) => change.version > version);
      if (changes.length === 0) return undefined;
      // After several changes, only the time of the last one is known.
      return Math.min(...changes.map(({ before, after }) => (before > version ? Number.NEGATIVE_INFINITY : after)));
    },
  };
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
