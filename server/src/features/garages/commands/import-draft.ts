import type { ImportProblem } from './import-problems.ts';

export type ImportFormat = 'json' | 'csv';

/** Where a value stands in a garage, such as `['services', 2, 'price']`. */
export type ValuePath = readonly PropertyKey[];

/** One garage as it stands in the file, not yet checked. */
export interface GarageDraft {
  /** As written; null when it is missing. */
  externalId: string | null;
  value: unknown;
  /** The line of the file and the name by which its reader knows the value. */
  locate(path: ValuePath): { line: number; field: string };
}

export interface Reading {
  drafts: GarageDraft[];
  /** Lines that cannot be part of a garage. */
  problems: ImportProblem[];
  isDemonstration: boolean;
}

/** A problem of the file as a whole leaves nothing to read. */
export type ReadOutcome = { ok: true; reading: Reading } | { ok: false; problem: ImportProblem };
