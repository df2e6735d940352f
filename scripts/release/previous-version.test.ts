import { expect, test } from 'vitest';
import { previousVersionProblems } from './previous-version.ts';

const problemsOf = (...lines: string[]) => previousVersionProblems('0099_new.sql', `${lines.join('\n')}\n`);

const reason = '-- previous version: nothing reads the column since the last release';

const risky = [
  'ALTER TABLE bookings DROP COLUMN notes;',
  'ALTER TABLE bookings RENAME COLUMN notes TO remarks;',
  'ALTER TABLE bookings RENAME TO appointments;',
  'DROP TABLE visits;',
  'TRUNCATE bookings;',
  'ALTER TABLE bookings ALTER COLUMN notes SET NOT NULL;',
  'ALTER TABLE bookings ALTER COLUMN notes DROP NOT NULL;',
  'ALTER TABLE bookings ALTER COLUMN notes DROP DEFAULT;',
  'ALTER TABLE bookings ADD COLUMN remarks text NOT NULL;',
  'ALTER TABLE bookings ALTER COLUMN notes SET DATA TYPE varchar(20);',
  "ALTER TABLE bookings ADD CONSTRAINT short CHECK (notes <> '');",
  'ALTER TABLE bookings ADD CONSTRAINT once UNIQUE (notes);',
  'ALTER TABLE bookings ADD CONSTRAINT owner FOREIGN KEY (user_id) REFERENCES auth_users (id);',
  'ALTER TABLE bookings DROP CONSTRAINT short;',
  'CREATE INDEX bookings_notes_idx ON bookings (notes);',
  'CREATE UNIQUE INDEX bookings_notes_key ON bookings (notes);',
  'DROP INDEX bookings_notes_idx;',
  'DROP FUNCTION free_mechanics(uuid);',
  'DROP TRIGGER bookings_remarks ON bookings;',
  'ALTER FUNCTION free_mechanics(uuid) RENAME TO idle_mechanics;',
  "ALTER TYPE state RENAME VALUE 'new' TO 'fresh';",
  'ALTER TABLE bookings SET SCHEMA old;',
  'DO $$ BEGIN ALTER TABLE bookings DROP COLUMN notes; END $$;',
];

test('every risky statement says why the previous version survives it, or is refused', async () => {
  const refused = await problemsOf(...risky);
  for (const [index, statement] of risky.entries()) {
    const ofLine = refused.filter((problem) => problem.startsWith(`0099_new.sql:${index + 1}: `));
    expect(ofLine[0], statement).toMatch(/ -- previous version: …$/);
  }
  expect(await problemsOf(...risky.flatMap((statement) => [reason, statement]))).toEqual([]);
});

const harmless = [
  'ALTER TABLE bookings ADD COLUMN remarks text;',
  'ALTER TABLE bookings ADD COLUMN is_old boolean DEFAULT false NOT NULL;',
  "ALTER TABLE bookings ADD CONSTRAINT short CHECK (notes <> '') NOT VALID;",
  'ALTER TABLE garages VALIDATE CONSTRAINT named;',
  'CREATE TABLE visits (id uuid PRIMARY KEY, notes text NOT NULL);\nCREATE INDEX visits_notes_idx ON visits (notes);',
  'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  DROP TABLE rest;\n  RETURN NULL;\nEND\n$$;',
  '-- DROP TABLE bookings;',
];

test('other statements need no reason', async () => {
  expect(await problemsOf(...harmless)).toEqual([]);
});

test('a reason is about the next statement only, and has words', async () => {
  const drop = 'ALTER TABLE bookings DROP COLUMN notes;--> statement-breakpoint';
  expect(await problemsOf(reason, drop, drop)).toHaveLength(1);
  expect(await problemsOf(reason, '-- A note.', 'ALTER TABLE bookings', '  DROP COLUMN notes;')).toEqual([]);
  expect(await problemsOf('-- previous version: survives', drop)).toHaveLength(1);
  expect(await problemsOf('-- It survives.', drop)).toHaveLength(1);
});

test('a statement that cannot be read is reported', async () => {
  expect(await problemsOf('ALTER TABEL bookings;')).not.toEqual([]);
});

test('migrations that landed before the rule are left alone', async () => {
  expect(await previousVersionProblems('0021_one_outbox.sql', 'DROP TABLE farewells;')).toEqual([]);
  expect(await previousVersionProblems('0034_statistics_of_names.sql', 'DROP INDEX names;')).toEqual([]);
  expect(await previousVersionProblems('0035_next.sql', 'DROP TABLE farewells;')).toHaveLength(1);
});
