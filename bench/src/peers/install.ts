import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** `postgres` is the driver that @supabase/lite asks for. */
const packages = ['fastify@5.12.8', 'pg@8.23.1', 'jose@6.2.18', '@supabase/lite@0.10.0', 'postgres@3.4.8'];

const longestMs = 300_000;

export const versions = packages.join(', ');

/** Installs the peers into the folder without running their scripts. Resolves to the reason if that fails. */
export async function installPeers(folder: string): Promise<string | undefined> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--fetch-retries=1'];
  try {
    const args = ['install', '--prefix', folder, ...flags, ...packages];
    await promisify(execFile)('npm', args, { cwd: folder, timeout: longestMs });
    return undefined;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return said.match(/npm error code (\S+)/)?.[1] ?? said;
  }
}
