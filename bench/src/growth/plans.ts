import { recordStatements } from '../statements.ts';
import type { GrowthCase } from './cases.ts';
import type { Grown } from './database.ts';

/** Explains the first request, as Markdown. A repeated statement shows its last plan. */
export async function explain({ pool }: Grown, { name, requests }: GrowthCase): Promise<string[]> {
  const [first] = requests;
  if (!first) return [];
  const plans = new Map<string, string>();
  for (const { text, values } of await recordStatements(pool, first)) {
    const { rows } = await pool.query<Record<string, string>>(`explain (analyze, buffers) ${text}`, values);
    plans.set(text, [`${name}:`, '', '```', text, '', ...rows.map((row) => row['QUERY PLAN']), '```'].join('\n'));
  }
  return [...plans.values()];
}
