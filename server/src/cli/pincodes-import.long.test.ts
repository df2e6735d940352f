import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { databaseUrl } from '../../test/node-process.ts';

const program = fileURLToPath(new URL('pincodes-import.ts', import.meta.url));
/** Invented data in India Post's format. */
const directory = `officename,pincode,officetype,district,statename
Madeup Nagar SO,571999,SO,Mysore,Karnataka
`;

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'pincodes-'));
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function run(text: string, ...args: string[]): Promise<{ code: unknown; lines: string[] }> {
  const file = path.join(folder, 'directory.csv');
  await writeFile(file, text);
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl(database), DATA_DIR: folder };
  return await new Promise((resolve) => {
    execFile(process.execPath, [program, file, ...args], { env }, (error, _, stderr) => {
      resolve({ code: error?.code ?? 0, lines: stderr.trimEnd().split('\n') });
    });
  });
}

test('the command reports what it imported, lists invalid lines and explains its usage', async () => {
  expect(await run(directory)).toEqual({
    code: 0,
    lines: [expect.stringMatching(/^Imported 1 pincode \(1 new, 0 changed, 0 removed\) in \d+\.\d s\.$/)],
  });
  const line = 'line 3: pincode "57" must be six digits, the first not 0';
  const bad = `${directory}X SO,57,SO,Mysore,Karnataka\n`;
  expect(await run(bad)).toEqual({ code: 1, lines: [line, 'Nothing was imported: 1 problem.'] });
  const skipped = await run(bad, '--skip-bad');
  expect(skipped).toMatchObject({ code: 0, lines: [line, expect.stringMatching(/^Imported 1 /), 'Skipped 1 line.'] });
  const usage = expect.stringMatching(/^Usage: npm run pincodes:import/);
  expect(await run(directory, 'another.csv')).toEqual({ code: 1, lines: [usage] });
}, 60_000);
