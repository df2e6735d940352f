import type pg from 'pg';
import { StartupError } from '../../config/startup-error.ts';
import { tableName } from '../../database/copy/list-tables.ts';
import { applyFolder } from '../../database/migrate.ts';
import type { SchemaVersion } from '../../database/schema-version.ts';

interface Filled {
  tables: readonly { name: string }[];
  schema: SchemaVersion;
}

/** Brings the tables to this version, as a start would. Without statistics the first searches would be slow. */
export async function finishRestoring(client: pg.PoolClient, { tables, schema }: Filled): Promise<void> {
  try {
    await client.query(`analyze ${tables.map(({ name }) => tableName(name)).join(', ')}`);
    await applyFolder(client);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `All rows were copied, but the migration from ${schema.name} failed (${reason}). The next start tries it again.`,
    );
  }
}
