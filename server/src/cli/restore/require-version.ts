import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { StartupError } from '../../config/startup-error.ts';
import { listTables, type Table } from '../../database/copy/list-tables.ts';
import { knownVersions, readVersion, type SchemaVersion } from '../../database/schema-version.ts';
import type { Manifest } from '../backup-file/manifest.ts';

type Origin = Pick<Manifest, 'schema' | 'version' | 'commit'>;
type Columns = Pick<Table, 'name' | 'columns'>;

/** Throws if this version does not know the tables of the backup. */
export async function requireKnownVersion({ schema, version, commit }: Origin): Promise<void> {
  const known = await knownVersions();
  if (known.some(({ when, hash }) => when === schema.when && hash === schema.hash)) return;
  const made = `The backup was made by version ${version}${commit ? ` (${commit})` : ''}`;
  const isNewer = schema.when > (known.at(-1)?.when ?? 0);
  throw new StartupError(
    `${made}, whose tables (${schema.name}) this version does not know. Restore it with ${isNewer ? 'a newer' : 'that'} one.`,
  );
}

/** Throws if the database is already beyond the tables of these rows: migrations only go forward. */
export async function requireNotNewer(client: pg.ClientBase, { when, name }: SchemaVersion): Promise<void> {
  const found = await readVersion(client);
  if (!found || found.when <= when) return;
  throw new StartupError(`The database already has newer tables than ${name}. Choose a new database.`);
}

/** Throws unless the migrated database has the tables of these rows. Somebody may have added or removed one by hand. */
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
  throw new StartupError(`These tables are not those of ${schema.name}: ${different.join(', ')}. Nothing was copied.`);
}

function columnsByTable(tables: readonly Columns[]): Map<string, string[]> {
  return new Map(tables.map(({ name, columns }) => [name, columns.toSorted()]));
}
