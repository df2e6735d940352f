import type { Store } from '../site.ts';
import { recordStatements } from '../statements.ts';
import type { GrowthCase } from './cases.ts';

/** The plans of each case's first request, as Markdown. */
export async function explainAll({ pool }: Store, cases: GrowthCase[]): Promise<string[]> {
  const plans: string[] = [];
  for (const { name, requests } of cases) {
    const [first] = requests;
    if (!first) continue;
    for (const { text, values } of await recordStatements(pool, first)) {
      const { rows } = await pool.query<Record<string, string>>(`explain (analyze, buffers) ${text}`, values);
      plans.push([`${name}:`, '', '```', text, '', ...rows.map((row) => row['QUERY PLAN']), '```'].join('\n'));
    }
  }
  return plans;
}
