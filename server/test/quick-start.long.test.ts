import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const quickStart = new URL('../src/quick-start.ts', import.meta.url).href;
const recorder = new URL('record-resolutions.ts', import.meta.url).href;
const program = fileURLToPath(new URL('../src/main.ts', import.meta.url));

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'resolutions-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** How each module of the product's start was resolved. An invalid port ends the process after its imports. */
async function resolutions(name: string, preloads: string[]): Promise<string[]> {
  const file = path.join(folder, name);
  const env = { PATH: process.env.PATH, PORT: 'none', RESOLUTIONS: file };
  const args = [...preloads.flatMap((preload) => ['--import', preload]), program];
  await new Promise<void>((resolve) => {
    execFile(process.execPath, args, { env, cwd: folder }, () => resolve());
  });
  return JSON.parse(await readFile(file, 'utf8'));
}

test('a quick start resolves every module as Node does', { timeout: 60_000 }, async () => {
  const quick = await resolutions('quick.json', [quickStart, recorder]);
  const own = await resolutions('own.json', [recorder]);
  expect(own.length).toBeGreaterThan(1_000);
  expect(quick).toEqual(own);
});
