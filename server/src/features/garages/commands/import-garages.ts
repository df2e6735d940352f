import type { Database } from '../../../database/pool.ts';
import type { ImportFormat } from './import-draft.ts';
import type { Kept } from './import-kept.ts';
import type { ImportProblem } from './import-problems.ts';
import { readGarages } from './import-read.ts';
import type { ImportedGarage } from './import-schema.ts';
import { validateReading } from './import-validate.ts';
import { type ImportProgress, writeGarages } from './import-write.ts';

export interface ImportRequest {
  source: Uint8Array;
  format: ImportFormat;
  /** Loads the good garages of a file that also has bad ones; a garage with one bad line is left out whole. */
  skipBad: boolean;
  /** Otherwise the file says so itself (JSON), or they are real ones. */
  isDemonstration?: boolean;
  onProgress?: (progress: ImportProgress) => void;
}

export interface ImportSummary {
  garages: number;
  added: number;
  changed: number;
  services: number;
  mechanics: number;
  slots: number;
  /** What the file says otherwise than the desk: it stays as it was set there. */
  kept: Kept[];
}

/** After `ok` the problems are those of the garages that were left out. */
export type ImportOutcome =
  | { ok: true; summary: ImportSummary; problems: ImportProblem[] }
  | { ok: false; problems: ImportProblem[] };

/**
 * Reads garages from a file of docs/garage-import.md and stores them by external id: the same file twice is the same as once.
 * Nothing is written when a line is bad, unless `skipBad` and another garage is good.
 */
export async function importGarages(db: Database, request: ImportRequest): Promise<ImportOutcome> {
  const outcome = readGarages(request.source, request.format);
  if (!outcome.ok) return { ok: false, problems: [outcome.problem] };
  const { garages, problems } = validateReading(outcome.reading);
  if (garages.length === 0 || (problems.length > 0 && !request.skipBad)) return { ok: false, problems };
  const { added, changed, kept } = await writeGarages(db, {
    garages,
    isDemonstration: request.isDemonstration ?? outcome.reading.isDemonstration,
    onProgress: request.onProgress,
  });
  return { ok: true, summary: { ...count(garages), added, changed, kept }, problems };
}

function count(garages: ImportedGarage[]) {
  const sum = (sizeOf: (garage: ImportedGarage) => number) =>
    garages.reduce((total, garage) => total + sizeOf(garage), 0);
  return {
    garages: garages.length,
    services: sum((garage) => garage.services.length),
    mechanics: sum((garage) => garage.mechanics.length),
    slots: sum((garage) => garage.slots.length),
  };
}
