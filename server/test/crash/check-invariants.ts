import { readFile } from 'node:fs/promises';
import type pg from 'pg';

export interface Broken {
  rule: string;
  /** Seconds that the product may take until the rule holds again; 0 means always. */
  within: number;
  violations: number;
}

const file = new URL('invariants.sql', import.meta.url);

/** Returns the rules that do not hold at this moment. */
export async function listBroken(pool: Pick<pg.Pool, 'query'>): Promise<Broken[]> {
  const { rows } = await pool.query<Broken>(await readFile(file, 'utf8'));
  return rows.filter(({ violations }) => violations > 0);
}
