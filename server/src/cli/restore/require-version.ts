import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { StartupError } from '../../config/startup-error.ts';
import { listTables, type Table } from '../../database/copy/list-tables.ts';
import { knownVersions, readVersion, type SchemaVersion } from '../../database/schema-version.ts';
import type { Manifest } from '../backup-file/manifest.ts';

type Origin = Pick<Manifest, 'schema' | 'version' | 'commit'>;
type Columns = Pick<Table, 'name' | 'columns'>;

/** Throws if this product cannot bring a database to the tables of the backup. */
export async function requireVersion(client: pg.ClientBase, { schema, version, commit }: Origin): Promise<void> {
  const known = await knownVersions();
  if (!known.some(({ when, hash }) => when === schema.when && hash === schema.hash)) {
    const made = `The backup was made by version ${version}${commit ? ` (${commit})` : ''}`;
    const isNewer = schema.when > (known.at(-1)?.when ?? 0);
    throw new StartupError(
      `${made}, whose tables (${schema.name}) this version does not know. Restore it with ${isNewer ? 'a newer' : 'that'} one.`,
    );
  }
  const found = await readVersion(client);
  if (found && found.when > schema.when) {
    throw new StartupError(
      `The database already has newer tables than the backup (${schema.name}). Restore into a new database.`,
    );
  }
}

/** The tables of a migrated database are those of the backup unless somebody added or removed one by hand. */
export async function requireSameTables(
  client: pg.ClientBase,
  { tables, schema }: { tables: readonly Columns[]; schema: SchemaVersion },
): Promise<void> {
  const found = columnsByTable(await listTables(client));
  const wanted = columnsByTable(tables);
  const different = [...new Set([...found.keys(), ...wanted.keys()])].filter(
    (name) => !isDeepStrictEqual(found.get(name), wanted.get(name)),
  );
  if (different.length === 0) return;
  throw new StartupError(
    `These tables are not those of ${schema.name}: ${different.join(', ')}. Nothing was restored.`,
  );
}

function columnsByTable(tables: readonly Columns[]): Map<string, string[]> {
  return new Map(tables.map(({ name, columns }) => [name, columns.toSorted()]));
}
