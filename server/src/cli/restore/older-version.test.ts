import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, type Place, restore, storeIn } from '../../../test/contents/backups.ts';
import { listPart, schemaParts } from '../../../test/contents/schema-parts.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { withMigrationLock } from '../../database/migrate.ts';
import { migrateUntil } from '../../database/migrate-until.ts';
import { knownVersions, readVersion, type SchemaVersion } from '../../database/schema-version.ts';

let folder: string;
let old: TestDatabase;
let version: SchemaVersion;
let store: Place['store'];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'older-version-'));
  store = await storeIn(path.join(folder, 'files'));
  const found = (await knownVersions()).find(({ name }) => name === '0020_limits_holds_and_strange_money');
  if (!found) throw new Error('There is no such migration');
  version = found;
  old = await createTestDatabase({ isMigrated: false });
  await withMigrationLock(old.pool, (client) => migrateUntil(client, version));
  await old.pool.query(`insert into auth_users (id, name, email) values (gen_random_uuid(), 'Asha', 'a@example.com')`);
});

afterAll(async () => {
  await old.drop();
  await rm(folder, { recursive: true });
});

test('a backup of an older version is restored and then migrated, as a start would', async () => {
  const file = path.join(folder, 'backup');
  await backUp(file, { database: old, store });
  // The backup itself migrates nothing: it is made before an upgrade.
  expect(await withMigrationLock(old.pool, readVersion)).toEqual({ when: version.when, hash: version.hash });
  const [copy, migrated] = [await createTestDatabase({ isMigrated: false }), await createTestDatabase()];
  await restore(file, { database: copy, store });
  const { rows } = await copy.pool.query('select name, email from auth_users');
  expect(rows).toEqual([{ name: 'Asha', email: 'a@example.com' }]);
  for (const query of [schemaParts.columns, schemaParts.functions, schemaParts.constraints, schemaParts.triggers]) {
    expect(await listPart(copy, query)).toEqual(await listPart(migrated, query));
  }
  await copy.drop();
  await migrated.drop();
});
