import type pg from 'pg';

const query = `
  select format('update %s set %I = pg_current_xact_id()', attrelid::regclass, attname) as statement
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and atttypid = 'xid8'::regtype and not attisdropped`;

/**
 * Numbers of transactions mean nothing on another server, where they may lie in the future: nodes would take each live
 * event for a new one until it expires. Now they all happened in the transaction of the restore.
 */
export async function renumberTransactions(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(query);
  for (const { statement } of rows) await client.query(statement);
}
