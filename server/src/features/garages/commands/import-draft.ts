import type { ImportProblem } from './import-problems.ts';

export type ImportFormat = 'json' | 'csv';

/** Path of a value in a garage, such as `['services', 2, 'price']`. */
export type ValuePath = readonly PropertyKey[];

/** One garage as read from the file, not yet validated. */
export interface GarageDraft {
  /** Unvalidated; null when missing. */
  externalId: string | null;
  value: unknown;
  /** The line, and the name of the field as written in the file. */
  locate(path: ValuePath): { line: number; field: string };
}

export interface Reading {
  drafts: GarageDraft[];
  /** Lines that belong to no garage. */
  problems: ImportProblem[];
  isDemonstration: boolean;
}

export type ReadOutcome = { ok: true; reading: Reading } | { ok: false; problem: ImportProblem };
