import { brand } from '@pahiya/contract/shared/brand';
import type pg from 'pg';
import { StartupError } from '../../config/startup-error.ts';
import { listTables, tableName } from '../../database/copy/list-tables.ts';
import { readVersion } from '../../database/schema-version.ts';

/** Their rows are somebody's work. All other tables hang on them or are filled by every start. */
const kinds = { auth_users: 'accounts', bookings: 'bookings', garages: 'garages', pincodes: 'pincodes' };

const advice = 'Choose a new database: another DATABASE_URL, or another DATA_DIR.';

/** Throws unless the database is unused: no node runs on it, and it is new or was only migrated. */
export async function requireEmpty(client: pg.ClientBase): Promise<void> {
  await requireUnused(client);
  const tables = (await listTables(client)).map(({ name }) => name);
  if (tables.length > 0 && !(await readVersion(client))) {
    throw new StartupError(`The database has tables of something else. ${advice}`);
  }
  for (const [table, kind] of Object.entries(kinds)) {
    if (tables.includes(table) && (await hasRows(client, table))) {
      throw new StartupError(`The database is not empty: it has ${kind}. ${advice}`);
    }
  }
}

/** Throws if a node or another command uses the database. Call it before the process opens another connection to it. */
export async function requireUnused(client: pg.ClientBase): Promise<void> {
  if (!(await isInUse(client))) return;
  throw new StartupError(`${brand.name} is running on this database. Stop all its nodes and commands first.`);
}

/** A node always has a connection: it looks for mails every five seconds, and idle connections stay open for ten. */
async function isInUse(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isInUse: boolean }>(
    `select exists (
      select from pg_stat_activity
      where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()
    ) as "isInUse"`,
    [brand.slug],
  );
  return rows[0]?.isInUse ?? true;
}

async function hasRows(client: pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`select exists (select from ${tableName(table)}) as found`);
  return rows[0]?.found ?? true;
}
