import { readFile } from 'node:fs/promises';
import type pg from 'pg';

export interface Broken {
  rule: string;
  /** Seconds until the rule must hold again; 0 means that it always holds. */
  within: number;
  violations: number;
}

const file = new URL('invariants.sql', import.meta.url);

/** Returns the rules that do not hold at this moment. */
export async function listBroken(pool: Pick<pg.Pool, 'query'>): Promise<Broken[]> {
  return (await check(pool)).filter(({ violations }) => violations > 0);
}

export async function listRules(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  return (await check(pool)).map(({ rule }) => rule);
}

async function check(pool: Pick<pg.Pool, 'query'>): Promise<Broken[]> {
  const { rows } = await pool.query<Broken>(await readFile(file, 'utf8'));
  return rows;
}
