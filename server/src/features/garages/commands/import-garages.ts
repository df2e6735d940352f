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
  /** A garage with one invalid line is skipped as a whole. */
  skipBad: boolean;
  /** If undefined, a JSON file says so itself, and a CSV file has real garages. */
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
  kept: Kept[];
}

export type ImportOutcome =
  | { ok: true; summary: ImportSummary; problems: ImportProblem[] }
  | { ok: false; problems: ImportProblem[] };

/** Matched by external id (docs/garage-import.md). Idempotent. All or nothing, unless `skipBad` is set. */
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
