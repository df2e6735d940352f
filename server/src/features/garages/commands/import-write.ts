import { DrizzleQueryError, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { type Kept, leftToFiles, listKept } from './import-kept.ts';
import type { ImportedGarage } from './import-schema.ts';
import { type GarageToWrite, upsertGarages } from './import-write-garages.ts';
import { replaceMechanics, replaceServices } from './import-write-offers.ts';
import { replaceSlots } from './import-write-slots.ts';

const batchSize = 500;

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

/** Locks out other importers until the caller's transaction ends. Many rows take longer than a request may. */
export async function beginImport(tx: Database): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
}

interface Written {
  added: number;
  changed: number;
  kept: Kept[];
}

/** Writes all or nothing. Keeps lists set at the desk. */
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
  // Otherwise the planner would work with outdated statistics until the next automatic run.
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

/** A failed statement's error contains its parameters, among them phone numbers. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  return new Error(`The garages could not be written: ${error.cause?.message ?? 'the statement failed'}`);
}
