import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../src/http/serve.ts';
import { createDataDir, freePort, runNode } from './node-process.ts';

let folder: Awaited<ReturnType<typeof createDataDir>>;

beforeAll(async () => {
  folder = await createDataDir();
});

afterAll(() => folder.remove());

/** The only line the product says before it ends. */
async function lastWords(environment: Record<string, string>): Promise<string> {
  const { code, stderr } = await runNode({ DATA_DIR: folder.dataDir, ...environment });
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^[^\n]+\n$/) });
  return stderr.trim();
}

const timeout = 60_000;

test('a missing production secret stops with one line', { timeout }, async () => {
  expect(await lastWords({ NODE_ENV: 'production', PUBLIC_URL: 'https://garages.example' })).toMatch(
    /^AUTH_SECRET is required/,
  );
});

test('a variable that is not valid stops with one line', { timeout }, async () => {
  expect(await lastWords({ PORT: 'high' })).toMatch(/^PORT is not valid/);
});

test('a taken port stops with one line', { timeout }, async () => {
  const server = await listen(0, '127.0.0.1');
  expect(await lastWords({ PORT: String(server.port) })).toMatch(new RegExp(`^Port ${server.port} is taken`));
  await server.drain();
});

test('a data folder that cannot be written stops with one line', { timeout }, async () => {
  const file = `${path.dirname(folder.dataDir)}/file`;
  await writeFile(file, '');
  expect(await lastWords({ DATA_DIR: path.join(file, 'data') })).toMatch(/^The data folder .* is not writable/);
});

test('a database that does not answer stops with one line without its password', { timeout }, async () => {
  const port = await freePort();
  const line = await lastWords({ DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/pahiya` });
  expect(line).toMatch(/^The database does not answer: ECONNREFUSED/);
  expect(line).not.toContain('secret');
});

test.each(['nonsense', 'postgres://[', 'http://127.0.0.1:1/x'])(
  'the database address %s stops with one line',
  { timeout },
  async (url) => {
    expect(await lastWords({ DATABASE_URL: url })).toContain('DATABASE_URL');
  },
);
