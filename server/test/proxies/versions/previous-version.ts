import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const migrations = 'server/migrations';

/** Returns null when git fails, for example because this folder is not a clone, or the clone has no such commit. */
async function git(...args: string[]): Promise<string | null> {
  return await promisify(execFile)('git', args, { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}

/**
 * The last release before the checked-out commit. As long as there is none, the last commit with other migrations.
 * Null if the clone does not have it. `UPGRADE_FROM` names another commit.
 */
export async function findPreviousVersion(): Promise<string | null> {
  if (process.env.UPGRADE_FROM) return process.env.UPGRADE_FROM;
  const releases = await git('tag', '--merged=HEAD', '--no-contains=HEAD', '--sort=-version:refname', '--list', 'v*');
  if (releases) return releases.split('\n')[0] ?? null;
  if (await git('status', '--porcelain', '--', migrations)) return 'HEAD';
  const change = await git('log', '-1', '--format=%H', '--', migrations);
  return change && (await git('rev-parse', '--verify', '--quiet', `${change}^`));
}

export interface UnpackedVersion {
  /** As the root of a repository, without the web. */
  folder: string;
  remove(): Promise<void>;
}

/** It uses the packages that are installed here, not those of its own lock file. */
export async function unpackVersion(commit: string): Promise<UnpackedVersion> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-previous-'));
  const archive = path.join(folder, 'version.tar');
  const run = promisify(execFile);
  await run('git', ['archive', `--output=${archive}`, commit, 'package.json', 'contract', 'server'], { cwd: root });
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  await linkPackages(folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The packages of the workspaces themselves are the previous version's. */
async function linkPackages(folder: string): Promise<void> {
  const installed = path.join(root, 'node_modules');
  await mkdir(path.join(folder, 'node_modules/@pahiya'), { recursive: true });
  for (const name of await readdir(installed))
    if (name !== '@pahiya') await symlink(path.join(installed, name), path.join(folder, 'node_modules', name));
  for (const name of ['contract', 'server'])
    await symlink(path.join(folder, name), path.join(folder, 'node_modules/@pahiya', name));
  await symlink(path.join(root, 'server/node_modules'), path.join(folder, 'server/node_modules'));
}
