import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import product from '../../../package.json' with { type: 'json' };
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { environmentSchema } from '../config/environment.ts';
import { operandsOf } from './staff-commands/requests.ts';

const docs = fileURLToPath(new URL('../../../docs', import.meta.url));
const names = ['retention.md', 'privacy-requests.md', 'runbooks/data-leak.md'];
const text = names.map((name) => readFileSync(path.join(docs, name), 'utf8')).join('\n');
/** Code within a line and code in a block. */
const code = [...text.matchAll(/`+([^`]+)`+/g)].map(([, words = '']) => words);
const found = (pattern: RegExp) => [
  ...new Set(code.flatMap((words) => [...words.matchAll(pattern)].map(([, name]) => name ?? ''))),
];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('every command in the documents on privacy and on a leak exists', () => {
  const scripts = found(/npm run (?:--silent )?([\w:-]+)/g);
  expect(scripts).toEqual(expect.arrayContaining(['desk', 'backup']));
  expect(scripts.filter((name) => !Object.hasOwn(product.scripts, name))).toEqual([]);
  const commands = found(/npm run desk -- ([\w-]+)/g);
  expect(commands).toEqual(expect.arrayContaining(['sign-out', 'export', 'erase', 'suspend', 'revoke']));
  expect(commands.filter((name) => !Object.hasOwn(operandsOf, name))).toEqual([]);
});

test('every setting that these documents name exists', () => {
  const settings = found(/^([A-Z][A-Z0-9]+_[A-Z0-9_]+)$/g);
  expect(settings).toContain('AUTH_SECRET');
  expect(settings.filter((name) => !Object.hasOwn(environmentSchema.shape, name))).toEqual([]);
});

test('every statement in these documents runs on the database', async () => {
  const statements = code
    .filter((words) => /^(select|delete|update)\s/.test(words) && !words.includes('pgboss'))
    .flatMap((words) => words.split(';'))
    .filter((statement) => statement.trim());
  expect(statements.length).toBeGreaterThan(8);
  for (const statement of statements) await expect(database.pool.query(statement), statement).resolves.toBeDefined();
});
