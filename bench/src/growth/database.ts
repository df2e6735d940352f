import type pg from 'pg';
import { migrate } from '../../../server/src/database/migrate.ts';
import { createDatabase, createPool } from '../../../server/src/database/pool.ts';
import type { Store } from '../site.ts';
import type { Workbench } from '../workbench.ts';

export interface Grown extends Store {
  count: number;
}

interface Wanted {
  count: number;
  load: (pool: pg.Pool, count: number) => Promise<void>;
}

export async function withGrown<Result>(
  workbench: Workbench,
  store: Store,
  { count, load }: Wanted,
  work: (grown: Grown) => Promise<Result>,
): Promise<Result> {
  const name = `growth_${count}`;
  await store.pool.query(`create database ${name}`);
  const connection = { ...store.connection, database: name };
  // Loading takes longer than the timeout.
  const pool = createPool({ ...connection, timeoutMs: 0 });
  async function drop(): Promise<void> {
    await pool.end();
    // Forcing out connections that are still closing would raise an error in them.
    await store.pool.query(`drop database ${name}`);
  }
  return await workbench.using(drop, async () => {
    await migrate(pool);
    const startedAt = performance.now();
    await load(pool, count);
    workbench.say(`growth: ${count} in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    return await work({ count, connection, pool, db: createDatabase(pool) });
  });
}
