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
  /** When one of the subjects first changed after that version, at the earliest, in ms of `performance.now()`. */
  firstChange(subjects: Iterable<Subject>, after: number): number | undefined;
}

interface Change {
  version: number;
  /** The version of the change before it. */
  before: number;
  /** It is no older than this. */
  after: number;
}

const lookMs = 500;
const longestLookMs = 250;

/** Past events are deleted after an hour. */
const longestGapMs = 3_000_000;

/** When more have changed, everything counts as changed. */
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

  /** A look that takes too long goes on, and nobody waits for it again. */
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
      let first = timeOf(everything, version);
      for (const subject of subjects) first = Math.min(first, timeOf(latestOf(subject), version));
      return first === Number.POSITIVE_INFINITY ? undefined : first;
    },
  };
}

/** When the first change after this version happened. If there were several, only the last one's time is known. */
function timeOf({ version, before, after }: Change, seen: number): number {
  if (version <= seen) return Number.POSITIVE_INFINITY;
  return before > seen ? Number.NEGATIVE_INFINITY : after;
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
