import type { TestDatabase } from '../database.ts';

const ours = `n.nspname in ('public', 'drizzle', 'pgboss')`;

/** Everything of a database that is not a row, by kind. */
export const schemaParts = {
  functions: `select pg_get_functiondef(p.oid) as line from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${ours} and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  indexes: `select indexdef as line from pg_indexes join pg_namespace n on n.nspname = schemaname where ${ours}`,
  triggers: `select pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text as line from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where ${ours} and not t.tgisinternal`,
  constraints: `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(c.oid) || convalidated as line
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace where ${ours}`,
  columns: `select concat_ws(' ', table_schema, table_name, column_name, data_type, is_nullable, column_default, generation_expression)
    as line from information_schema.columns join pg_namespace n on n.nspname = table_schema where ${ours}`,
  sequences: `select concat_ws(' ', schemaname, sequencename, last_value) as line from pg_sequences
    join pg_namespace n on n.nspname = schemaname where ${ours}`,
};

export async function listPart({ pool }: Pick<TestDatabase, 'pool'>, query: string): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(query);
  return rows.map(({ line }) => line).sort();
}
