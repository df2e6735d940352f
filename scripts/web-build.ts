import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
export const dist = path.join(root, 'web/dist');
export const hashFile = path.join(dist, '.build-hash');

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

/** Whether the built web belongs to the sources with this hash. */
export async function isBuilt(hash: string): Promise<boolean> {
  if (!existsSync(path.join(dist, 'server/server.js'))) return false;
  return (await readFile(hashFile, 'utf8').catch(() => '')) === hash;
}
