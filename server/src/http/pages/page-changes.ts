import type { Database } from '../../database/pool.ts';
import { readPageChanges } from '../../features/live/queries/read-page-changes.ts';
import type { Place } from '../../features/live/rules.ts';
import type { Logger } from '../../platform/logger.ts';

/** What a page shows: `garages`, `people` or `post:{id}`. */
export type Subject = string;

export interface PageChanges {
  /** Resolves when every change that was committed half a second ago is known. Never rejects. */
  look(): Promise<void>;
  /** Differs after each change of one of the subjects. */
  versionOf(subjects: Subject[]): string;
  /** The latest change of the subjects happened after this time, in ms of `performance.now()`. */
  changedAfter(subjects: Subject[]): number;
}

interface Changed {
  version: number;
  after: number;
}

const lookMs = 500;

/** Past events are deleted after an hour. */
const longestGapMs = 3_000_000;

/** When more have changed, everything counts as changed. */
const mostSubjects = 10_000;

/** Looks only when a page is requested, so that an idle node does nothing. */
export function createPageChanges(db: Database, log: Logger): PageChanges {
  const changed = new Map<Subject, Changed>();
  let versions = 0;
  let everything: Changed = { version: 0, after: Number.NEGATIVE_INFINITY };
  let place: Place | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let round: Promise<void> | undefined;

  async function readOn(): Promise<void> {
    const now = performance.now();
    const known = now - lookedAt < longestGapMs ? place : undefined;
    const { subjects, end } = await readPageChanges(db, known);
    note(subjects, { version: ++versions, after: lookedAt });
    place = end;
    lookedAt = now;
  }

  function note(subjects: Set<Subject> | 'all', change: Changed): void {
    if (subjects === 'all' || changed.size + subjects.size > mostSubjects) {
      changed.clear();
      everything = change;
    } else for (const subject of subjects) changed.set(subject, change);
  }

  return {
    async look() {
      if (performance.now() - lookedAt < lookMs) return;
      round ??= readOn()
        .catch((error: unknown) => log.warn({ err: error }, 'changes of pages could not be read'))
        .finally(() => {
          round = undefined;
        });
      await round;
    },
    versionOf: (subjects) =>
      [everything.version, ...subjects.map((subject) => changed.get(subject)?.version ?? 0)].join('.'),
    changedAfter: (subjects) => {
      const changes = [everything, ...subjects.flatMap((subject) => changed.get(subject) ?? [])];
      return Math.max(...changes.map(({ after }) => after));
    },
  };
}
