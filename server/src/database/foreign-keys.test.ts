import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('every column that refers to a person has an index, so that deletions are fast', async () => {
  const { rows } = await database.db.execute<{ key: string }>(sql`
    select con.conrelid::regclass || '.' || att.attname as key
    from pg_constraint con
    join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'f' and con.confrelid in ('auth_users'::regclass, 'profiles'::regclass)
      and not exists (
        select from pg_index ind
        where ind.indrelid = con.conrelid and ind.indkey[0] = con.conkey[1]
          and (ind.indpred is null or pg_get_expr(ind.indpred, ind.indrelid) = '(' || att.attname || ' IS NOT NULL)')
      )
    order by 1
  `);
  expect(rows.map(({ key }) => key)).toEqual([]);
});
