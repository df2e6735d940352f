import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
export const dist = path.join(root, 'web/dist');
const hashFile = path.join(dist, '.build-hash');
const stampFile = path.join(dist, '.build-stamp');

const sources = [
  'web/src/**',
  'web/public/**',
  'web/vite/**',
  'web/vite.config.ts',
  'contract/src/**',
  'scripts/build-web.ts',
  'scripts/web-build.ts',
  'scripts/generate-contract.ts',
  'package-lock.json',
];

export async function filesIn(patterns: string[], cwd: string): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of glob(patterns, { cwd, withFileTypes: true })) {
    if (entry.isFile()) found.push(path.join(entry.parentPath, entry.name));
  }
  return found.sort();
}

export async function hashSources(): Promise<string> {
  const files = await filesIn(sources, root);
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    hash.update(`${path.relative(root, file)}\0${contents[index]?.length}\0`).update(contents[index] ?? '');
  }
  return hash.digest('hex');
}

/** Whether the built web belongs to the sources. Reads them only if a file was touched since the last time. */
export async function isBuilt(): Promise<boolean> {
  if (!existsSync(path.join(dist, 'server/server.js'))) return false;
  const stamp = await stampSources();
  if ((await readText(stampFile)) === stamp) return true;
  if ((await readText(hashFile)) !== (await hashSources())) return false;
  await writeFile(stampFile, stamp);
  return true;
}

export async function rememberBuild(): Promise<void> {
  await writeFile(hashFile, await hashSources());
  await writeFile(stampFile, await stampSources());
}

/** Every change of a file's content sets its change time, which no program can set back. */
async function stampSources(): Promise<string> {
  const files = await filesIn(sources, root);
  const stats = await Promise.all(files.map((file) => stat(file)));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    hash.update(`${path.relative(root, file)}\0${stats[index]?.size}\0${stats[index]?.ctimeMs}\0`);
  }
  return hash.digest('hex');
}

function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
