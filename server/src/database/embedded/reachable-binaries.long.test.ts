import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Binaries, locateBinaries, programPath } from './binaries.ts';
import { chooseOwner, type Owner } from './owner.ts';
import { reachableBinaries } from './reachable-binaries.ts';
import { runProgram } from './run-program.ts';

let base: string;
let place: string;
let owner: Owner | undefined;

beforeEach(async () => {
  owner = await chooseOwner('/nonexistent');
  base = await mkdtemp(path.join(owner ? '/tmp' : os.tmpdir(), 'binaries-test-'));
  await chmod(base, 0o755);
  place = path.join(base, 'copies');
});

afterEach(() => rm(base, { recursive: true, force: true }));

/** A project with this name in a folder that only its owner may enter. */
async function install(name: string): Promise<Binaries> {
  const packaged = await locateBinaries();
  const project = path.join(base, name);
  await mkdir(project, { mode: 0o700 });
  await cp(packaged.folder, path.join(project, 'native'), { recursive: true, verbatimSymlinks: true });
  return { ...packaged, folder: path.join(project, 'native') };
}

async function installNothing(name: string): Promise<Binaries> {
  const folder = path.join(base, name);
  await mkdir(path.join(folder, 'bin'), { recursive: true });
  return { folder, version: '18.0.0' };
}

async function createCluster(binaries: Binaries): Promise<string> {
  const home = await mkdtemp(path.join(base, 'home-'));
  if (owner) await chown(home, owner.uid, owner.gid);
  const args = ['-D', 'cluster', '--auth=reject', '--no-sync', '--no-instructions'];
  const outcome = await runProgram({ file: programPath(binaries, 'initdb'), args, cwd: home, owner });
  return outcome.errors
    .split('\n')
    .filter((line) => line.includes('error'))
    .join();
}

describe.skipIf(process.platform === 'win32')('PostgreSQL creates a cluster', { timeout: 60_000 }, () => {
  test.each(["it's a & b ü %20 (x)", 'it\'s "a" $(b) `c`'])('for a project in the private folder %s', async (name) => {
    const installed = await install(name);
    const found = await reachableBinaries(installed, owner, place);
    expect(await createCluster(found)).toBe('');
  });
});

describe.skipIf(process.platform === 'win32')('a copy of the binaries', () => {
  test('is made once by processes that start together, and reused later', async () => {
    const installed = await installNothing('a "quoted" name');
    const found = await Promise.all([1, 2, 3].map(() => reachableBinaries(installed, owner, place)));
    expect(new Set(found.map(({ folder }) => folder)).size).toBe(1);
    expect(await readdir(place)).toEqual([`binaries-${installed.version}`]);
    await rm(installed.folder, { recursive: true });
    expect(await reachableBinaries(installed, owner, place)).toEqual(found[0]);
  });

  test('is not made in a folder from which PostgreSQL cannot start', async () => {
    const installed = await installNothing('a "quoted" name');
    await expect(reachableBinaries(installed, owner, path.join(base, '$(copies)'))).rejects.toThrow(
      `PostgreSQL cannot start from ${installed.folder}. Move the project to a folder with a plain name.`,
    );
  });
});
