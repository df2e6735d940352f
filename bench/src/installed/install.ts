import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const longestMs = 300_000;

/** Installs the packages into the folder without running their scripts. Resolves to the reason if that fails. */
export async function install(packages: readonly string[], folder: string): Promise<string | undefined> {
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
