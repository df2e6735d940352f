import { DrizzleQueryError, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { type Kept, leftToFiles, listKept } from './import-kept.ts';
import type { ImportedGarage } from './import-schema.ts';
import { type GarageToWrite, upsertGarages } from './import-write-garages.ts';
import { replaceMechanics, replaceServices } from './import-write-offers.ts';
import { replaceSlots } from './import-write-slots.ts';

const batchSize = 500;

/** Any constant will do, as long as every importer takes the same. */
const importLock = 7_240_312;

export interface ImportProgress {
  done: number;
  total: number;
}

export interface WriteOptions {
  garages: ImportedGarage[];
  isDemonstration: boolean;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
}

/** Importers take turns; the lock ends with the caller's transaction. Many rows take longer than a request may. */
export async function beginImport(tx: Database): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
}

interface Written {
  added: number;
  /** It or anything below it differs from what was stored. */
  changed: number;
  kept: Kept[];
}

/** All or nothing. What was changed at the desk stays, and is named where the file says otherwise. */
export async function writeGarages(db: Database, options: WriteOptions): Promise<Written> {
  try {
    return await db.transaction((tx) => writeBatches(tx, options));
  } catch (error) {
    throw withoutValues(error);
  }
}

async function writeBatches(tx: Database, { garages, isDemonstration, onProgress }: WriteOptions) {
  await beginImport(tx);
  const totals: Written = { added: 0, changed: 0, kept: [] };
  for (let start = 0; start < garages.length; start += batchSize) {
    const batch = garages.slice(start, start + batchSize);
    const { added, changed, kept } = await writeBatch(tx, batch, isDemonstration);
    totals.added += added;
    totals.changed += changed;
    totals.kept.push(...kept);
    onProgress?.({ done: start + batch.length, total: garages.length });
  }
  // The planner would otherwise guess until the next automatic run.
  if (totals.added > 0) await tx.execute(sql`analyze garages, services, mechanics, garage_time_slots`);
  return totals;
}

async function writeBatch(tx: Database, batch: ImportedGarage[], isDemonstration: boolean) {
  const { rows, changedIds } = await upsertGarages(tx, batch, isDemonstration);
  const changedLists = [
    await replaceServices(tx, leftToFiles(rows, 'services')),
    await replaceMechanics(tx, leftToFiles(rows, 'mechanics')),
    await replaceSlots(tx, leftToFiles(rows, 'slots')),
  ];
  const changed = new Set([...changedIds, ...changedLists.flat()]);
  const isNew = (row: GarageToWrite) => row.isNew;
  const isChanged = (row: GarageToWrite) => !row.isNew && changed.has(row.id);
  const kept = await listKept(tx, rows);
  return { added: rows.filter(isNew).length, changed: rows.filter(isChanged).length, kept };
}

/** The error of a failed statement carries its parameters, and phone numbers are among them: only its reason may be logged. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  return new Error(`The garages could not be written: ${error.cause?.message ?? 'the statement failed'}`);
}
