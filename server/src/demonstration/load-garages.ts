import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import { StartupError } from '../config/startup-error.ts';
import type { Database } from '../database/pool.ts';
import { importGarages } from '../features/garages/commands/import-garages.ts';
import { describeProblem } from '../features/garages/commands/import-problems.ts';
import { beginImport } from '../features/garages/commands/import-write.ts';
import { garages } from '../features/garages/tables.ts';

const demonstrationFile = new URL('../../data/demo-garages.json', import.meta.url);

export async function loadDemonstrationGarages(db: Database, log: Pick<Logger, 'info'>): Promise<void> {
  if (await hasGarages(db)) return;
  const source = await readFile(demonstrationFile);
  await db.transaction(async (tx) => {
    await beginImport(tx);
    if (await hasGarages(tx)) return;
    const outcome = await importGarages(tx, { source, format: 'json', skipBad: false, isDemonstration: true });
    if (!outcome.ok)
      throw new StartupError(`The demonstration data is broken: ${outcome.problems.map(describeProblem)[0]}`);
    log.info(`Loaded demonstration data: ${outcome.summary.garages} garages. DEMO_DATA=off leaves it out.`);
  });
}

async function hasGarages(db: Database): Promise<boolean> {
  return (await db.select({ id: garages.id }).from(garages).limit(1)).length > 0;
}
