import { migrate } from '../../../server/src/database/migrate.ts';
import { createDatabase, createPool } from '../../../server/src/database/pool.ts';
import type { Store } from '../site.ts';
import type { Workbench } from '../workbench.ts';
import { loadGarages } from './load-garages.ts';

export interface Grown extends Store {
  /** How many garages it has. */
  count: number;
}

/** Runs `work` on a database of its own with that many synthetic garages, and drops it. */
export async function withGarages<Result>(
  workbench: Workbench,
  store: Store,
  count: number,
  work: (grown: Grown) => Promise<Result>,
): Promise<Result> {
  const name = `growth_${count}`;
  await store.pool.query(`create database ${name}`);
  const connection = { ...store.connection, database: name };
  // No statement is ended early: loading takes its time.
  const pool = createPool({ ...connection, statement_timeout: 0 });
  async function drop(): Promise<void> {
    await pool.end();
    // It waits for connections that are still saying goodbye; forcing them out would be an error of theirs.
    await store.pool.query(`drop database ${name}`);
  }
  return await workbench.using(drop, async () => {
    await migrate(pool);
    const startedAt = performance.now();
    await loadGarages(pool, count);
    workbench.say(`growth: ${count} garages in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    return await work({ count, connection, pool, db: createDatabase(pool) });
  });
}
