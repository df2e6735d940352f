import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

const rowsAtOnce = 500;

/** `query` has one column, `row`. Requires a transaction. */
export async function* readRows(tx: Database, query: SQL): AsyncIterable<string[]> {
  await tx.execute(sql`declare exported no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${rowsAtOnce} from exported`));
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < rowsAtOnce) break;
  }
  await tx.execute(sql`close exported`);
}
