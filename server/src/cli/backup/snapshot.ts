import type pg from 'pg';
import { StartupError } from '../../config/startup-error.ts';
import { listTables, type Table, tableName } from '../../database/copy/list-tables.ts';
import { prepareCopying } from '../../database/copy/text-settings.ts';
import { knownVersions, readVersion, type SchemaVersion } from '../../database/schema-version.ts';

export interface Snapshot {
  client: pg.ClientBase;
  tables: Table[];
  schema: SchemaVersion;
}

/** All reads of `work` see the same moment. Others read and write meanwhile, but cannot change the tables themselves. */
export async function withSnapshot<Result>(
  pool: pg.Pool,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // A statement that waits reports a lost connection itself.
  client.on('error', () => undefined);
  try {
    const names = (await listTables(client)).map(({ name }) => tableName(name));
    if (names.length === 0) throw new StartupError('There is nothing to copy: the database has no tables.');
    await client.query('begin isolation level repeatable read read only');
    await prepareCopying(client);
    // Before the first read: a migration that ends between the two could leave its tables empty in the snapshot.
    await client.query(`lock table ${names.join(', ')} in access share mode`);
    return await work({ client, tables: await listTables(client), schema: await requireKnown(client) });
  } finally {
    // Closing the connection ends the transaction.
    client.release(true);
  }
}

async function requireKnown(client: pg.ClientBase): Promise<SchemaVersion> {
  const found = await readVersion(client);
  if (!found) throw new StartupError('There is nothing to copy: the database has no tables of this product.');
  const known = (await knownVersions()).find(({ when, hash }) => when === found.when && hash === found.hash);
  if (known) return known;
  throw new StartupError('The database was migrated by another version of the product. Use that one.');
}
