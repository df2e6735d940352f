import type pg from 'pg';

export interface TransactionColumn {
  table: string;
  column: string;
}

const query = `
  select relname as table, attname::text as column from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and atttypid = 'xid8'::regtype and not attisdropped`;

/** Columns with numbers of transactions. These numbers mean nothing on another server. */
export async function listTransactionColumns(client: pg.ClientBase): Promise<TransactionColumn[]> {
  return (await client.query<TransactionColumn>(query)).rows;
}
