import type { ImportProblem } from './import-problems.ts';

export type ImportFormat = 'json' | 'csv';

/** Such as `['services', 2, 'price']`. */
export type ValuePath = readonly PropertyKey[];

export interface GarageDraft {
  externalId: string | null;
  value: unknown;
  locate(path: ValuePath): { line: number; field: string };
}

export interface Reading {
  drafts: GarageDraft[];
  problems: ImportProblem[];
  isDemonstration: boolean;
}

export type ReadOutcome = { ok: true; reading: Reading } | { ok: false; problem: ImportProblem };
