import type { Database } from '../../../database/pool.ts';
import type { Logger } from '../../../platform/logger.ts';
import { readPublicChanges } from '../queries/read-public-changes.ts';

/** Names something that pages and answers show: `garages`, `people` or `post:{id}`. */
export type Subject = string;

/** Changes with each change of any subject. */
export const anything: Subject = 'anything';

/** Changes of what everybody may see: pages and answers of the API that are kept in memory. */
export interface PublicChanges {
  /**
   * Resolves when every change that was committed half a second ago is known, or after a quarter of a second: a page in
   * memory never waits for a database that hangs. Never rejects.
   */
  look(): Promise<void>;
  /**
   * Resolves with true when every change that was committed before this call is known, and with false after a quarter of
   * a second, or when the database could not say half a second ago. Calls share looks. Never rejects.
   */
  lookNow(): Promise<boolean>;
  /** Grows with each look. */
  version(): number;
  /** When one of the subjects first changed after that version, at the earliest, in ms of `performance.now()`. */
  firstChange(subjects: Iterable<Subject>, after: number): number | undefined;
  /** When the node learned of the last change of these subjects, in ms of `performance.now()`. */
  lastChange(subjects: Iterable<Subject>): number;
}

interface Change {
  version: number;
  /** It is no older than this, in ms of `performance.now()`. */
  after: number;
  /** When the node learned of it: it was committed earlier. In ms of `performance.now()`. */
  knownAt: number;
}

interface Past {
  /** Changes of the last moment, oldest first. */
  recent: Change[];
  /** The version of the last change before them. */
  before: number;
}

const lookMs = 500;
const longestLookMs = 250;

/** Past events are deleted after an hour. */
const longestGapMs = 3_000_000;

/** When more have changed, everything counts as changed. */
const mostSubjects = 10_000;

/** Longer than an old page may be sent after a change. */
const recentMs = 2_000;

/** Changes that are closer together count as one. */
const closeMs = 50;

/** Looks only when something is requested, so that an idle node does nothing. */
export function createPublicChanges(db: Database, log: Logger): PublicChanges {
  const changed = new Map<Subject, Past>();
  let everything: Past = { recent: [], before: 0 };
  let versions = 0;
  let seen: string | undefined;
  let seenAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;
  /** Resolves with false when the changes could not be read. */
  let round: Promise<boolean> | undefined;
  let next: Promise<boolean> | undefined;

  async function readOn(): Promise<void> {
    const now = performance.now();
    const known = now - seenAt < longestGapMs ? seen : undefined;
    const changes = await readPublicChanges(db, known);
    versions++;
    if (changes.subjects === 'all' || changed.size + changes.subjects.size > mostSubjects) noteAll();
    else if (changes.subjects.size > 0) noteEach([...changes.subjects, anything]);
    seen = changes.seen;
    seenAt = now;
  }

  function noteAll(): void {
    everything = withChange(everything, newChange());
    changed.clear();
  }

  function noteEach(subjects: Subject[]): void {
    for (const subject of subjects) changed.set(subject, withChange(changed.get(subject), newChange()));
  }

  function newChange(): Change {
    return { version: versions, after: seenAt, knownAt: performance.now() };
  }

  async function tryToRead(): Promise<boolean> {
    try {
      await readOn();
      return true;
    } catch (error) {
      failedAt = performance.now();
      log.warn({ err: error }, 'public changes could not be read');
      return false;
    } finally {
      round = undefined;
    }
  }

  /** A look that takes too long goes on, and nobody waits for it again. */
  function begin(): Promise<boolean> {
    triedAt = performance.now();
    return within(longestLookMs, tryToRead());
  }

  /** A look that began earlier may miss the latest change, so the next one is shared by all who wait for it. */
  async function beginNext(running: Promise<boolean>): Promise<boolean> {
    await running;
    next = undefined;
    // The look before takes too long, so the database hangs.
    if (round === running) return false;
    round ??= begin();
    return await round;
  }

  return {
    async look() {
      if (!round && performance.now() - triedAt < lookMs) return;
      round ??= begin();
      await round;
    },
    async lookNow() {
      if (performance.now() - failedAt < lookMs) return false;
      if (round) next ??= beginNext(round);
      else round = begin();
      return await (next ?? round);
    },
    version: () => versions,
    firstChange(subjects, version) {
      let first = firstAfter(everything, version);
      for (const subject of subjects) first = Math.min(first, firstAfter(changed.get(subject), version));
      return first === Number.POSITIVE_INFINITY ? undefined : first;
    },
    lastChange(subjects) {
      const pasts = [everything, ...[...subjects].map((subject) => changed.get(subject))];
      return Math.max(...pasts.map((past) => past?.recent.at(-1)?.knownAt ?? Number.NEGATIVE_INFINITY));
    },
  };
}

function withChange({ recent, before }: Past = { recent: [], before: 0 }, change: Change): Past {
  const { version, after, knownAt } = change;
  const last = recent.at(-1);
  if (last && after - last.after < closeMs)
    return { recent: [...recent.slice(0, -1), { ...last, version, knownAt }], before };
  const kept = recent.filter((earlier) => after - earlier.after < recentMs);
  const forgotten = recent.at(-kept.length - 1);
  return { recent: [...kept, change], before: forgotten?.version ?? before };
}

/** The time of the first change after this version: negative infinity when it was longer ago than is remembered. */
function firstAfter(past: Past | undefined, seen: number): number {
  if (!past) return Number.POSITIVE_INFINITY;
  if (past.before > seen) return Number.NEGATIVE_INFINITY;
  return past.recent.find(({ version }) => version > seen)?.after ?? Number.POSITIVE_INFINITY;
}

/** False when the work takes longer. */
async function within(ms: number, work: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  const isDone = await Promise.race([work, promise]);
  clearTimeout(timer);
  return isDone;
}
