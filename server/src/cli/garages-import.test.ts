import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../../../scripts/long-run.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';

const program = fileURLToPath(new URL('garages-import.ts', import.meta.url));
const sample = fileURLToPath(new URL('../../data/sample-garages.csv', import.meta.url));

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'import-'));
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

function addressOf({
  connectionString,
  host,
  port,
  user,
  password,
  database: name,
}: TestDatabase['connection']): string {
  if (connectionString !== undefined) return connectionString;
  const query = new URLSearchParams({
    host: host ?? '',
    port: String(port),
    user: user ?? '',
    password: password ?? '',
  });
  return `postgres:///${name}?${query}`;
}

function run(...args: string[]): Promise<{ code: unknown; lines: string[] }> {
  const env = { PATH: process.env.PATH, DATABASE_URL: addressOf(database.connection), DATA_DIR: folder };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, _, stderr) => {
      resolve({ code: error?.code ?? 0, lines: stderr.trimEnd().split('\n') });
    });
  });
}

test('a file is imported, and importing it again changes nothing', async () => {
  const first = await run(sample);
  expect(first).toEqual({
    code: 0,
    lines: [
      '2 of 2 garages',
      expect.stringMatching(
        /^Imported 2 garages \(2 new, 0 changed\), 3 services, 2 mechanics, 3 slots in \d+\.\d s\.$/,
      ),
    ],
  });
  expect((await run(sample)).lines.at(-1)).toMatch(/^Imported 2 garages \(0 new, 0 changed\)/);
}, 60_000);

test('invalid lines are reported with exit code 1, and with --skip-bad the rest is imported with exit code 0', async () => {
  const file = path.join(folder, 'bad.csv');
  await writeFile(file, (await readFile(sample, 'utf8')).replace(',249,', ',free,'));
  const refused = await run(file);
  const line = 'line 11: sample-2 price: must be a number (found "free")';
  expect(refused).toEqual({
    code: 1,
    lines: [line, 'Nothing was imported: 1 problem. Use --skip-bad to load the garages without one.'],
  });
  const skipped = await run('--skip-bad', file);
  expect(skipped.code).toBe(0);
  expect(skipped.lines).toContain(line);
  expect(skipped.lines.at(-1)).toMatch(/^Imported 1 garage .* Skipped 1 garage\.$/);
}, 60_000);

test('an unreadable file ends with one clear line', async () => {
  const directory = path.join(folder, 'folder.json');
  await mkdir(directory);
  expect(await run('nowhere.json')).toEqual({ code: 1, lines: ['nowhere.json: there is no such file.'] });
  if (!isLongRun) return;
  expect(await run(directory)).toEqual({ code: 1, lines: [`${directory}: this is a folder, not a file.`] });
  expect(await run('garages.xlsx')).toEqual({ code: 1, lines: ['garages.xlsx: the name must end in .json or .csv.'] });
  for (const args of [[], ['--skip'], ['a.json', 'b.json']]) {
    expect(await run(...args)).toEqual({ code: 1, lines: [expect.stringMatching(/^Usage: npm run garages:import/)] });
  }
}, 60_000);
