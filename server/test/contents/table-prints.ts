import { sql } from 'drizzle-orm';
import type { Database } from '../../src/database/pool.ts';

/** Equal fingerprints show that nothing was written. */
export async function printTables(db: Database, except: string[]): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const prints: Record<string, string> = {};
  for (const { name } of rows.filter((table) => !except.includes(table.name))) {
    const { rows: found } = await db.execute<{ print: string }>(
      sql`select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from ${sql.identifier(name)} t`,
    );
    prints[name] = found[0]?.print ?? '';
  }
  return prints;
}

/** As `printTables`, without the numbers of transactions, which differ from server to server. */
export async function printContents(db: Database): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ print: string }>(sql`select count(*) || ' ' ||
    md5(coalesce(string_agg((to_jsonb(t) - 'xid')::text, '|' order by id), '')) as print from live_events t`);
  return { ...(await printTables(db, ['live_events'])), live_events: rows[0]?.print ?? '' };
}
