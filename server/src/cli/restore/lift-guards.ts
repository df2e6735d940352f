import type pg from 'pg';

/** Pairs of statements: without triggers and foreign keys, tables can be loaded in any order and nothing is counted twice. */
const triggers = `
  select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as lift,
    format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as set
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled = 'O'`;

/** Adding a key checks all rows at once. Deferring it would remember every row until the end. */
const foreignKeys = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as lift,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as set
  from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`;

/**
 * Returns what sets them again. Call both in one transaction. The owner of the tables may do this;
 * `session_replication_role` needs a superuser.
 */
export async function liftGuards(client: pg.ClientBase): Promise<() => Promise<void>> {
  const guards: { lift: string; set: string }[] = [];
  for (const query of [triggers, foreignKeys]) {
    guards.push(...(await client.query<{ lift: string; set: string }>(query)).rows);
  }
  for (const { lift } of guards) await client.query(lift);
  return async () => {
    for (const { set } of guards.toReversed()) await client.query(set);
  };
}
