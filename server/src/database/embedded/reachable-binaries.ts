import { existsSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brand } from '@pahiya/contract/shared/brand';
import { StartupError } from '../../config/startup-error.ts';
import type { Binaries } from './binaries.ts';
import { systemFolder } from './home.ts';
import { canReach, type Owner } from './owner.ts';

/** A copy, shared by all data folders, if the server's user cannot use the installed ones. */
export async function reachableBinaries(
  binaries: Binaries,
  owner: Owner | undefined,
  place = placeOfCopies(owner),
): Promise<Binaries> {
  if (isReadByShell(binaries.folder) && (await canStartFrom(binaries.folder, owner))) return binaries;
  if (!isReadByShell(place)) {
    throw new StartupError(
      `PostgreSQL cannot start from ${binaries.folder}. Move the project to a folder with a plain name.`,
    );
  }
  const folder = path.join(place, `binaries-${binaries.version}`);
  if (!(await canStartFrom(folder, owner))) await copyBinaries(binaries.folder, folder);
  return { folder, version: binaries.version };
}

/** PostgreSQL's programs start each other with a shell, with the path in double quotes. */
function isReadByShell(folder: string): boolean {
  return process.platform === 'win32' || !/["$`\\\n]/.test(folder);
}

async function canStartFrom(folder: string, owner: Owner | undefined): Promise<boolean> {
  const programs = path.join(folder, 'bin');
  return owner === undefined ? existsSync(programs) : await canReach(owner, programs);
}

function placeOfCopies(owner: Owner | undefined): string {
  return owner === undefined ? path.join(os.homedir(), '.cache', brand.slug) : systemFolder;
}

/** A draft is renamed, so that concurrent copies end with one complete copy. */
async function copyBinaries(from: string, folder: string): Promise<void> {
  const place = path.dirname(folder);
  if ((await mkdir(place, { recursive: true })) !== undefined) await chmod(place, 0o755);
  const draft = await mkdtemp(`${folder}.draft-`);
  try {
    await cp(from, draft, { recursive: true, verbatimSymlinks: true });
    await openToAll(draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

async function openToAll(folder: string): Promise<void> {
  for (const name of ['', ...(await readdir(folder, { recursive: true }))]) {
    const file = path.join(folder, name);
    const found = await lstat(file);
    if (found.isDirectory()) await chmod(file, 0o755);
    else if (found.isFile()) await chmod(file, found.mode & 0o100 ? 0o755 : 0o644);
  }
}
