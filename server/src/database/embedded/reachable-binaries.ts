import { existsSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brand } from '@pahiya/contract/shared/brand';
import { StartupError } from '../../config/startup-error.ts';
import type { Binaries } from './binaries.ts';
import { systemFolder } from './home.ts';
import { canReach, type Owner } from './owner.ts';

/**
 * The binaries as they are, or a copy where their owner cannot reach the project's folder or PostgreSQL cannot start from its path.
 * One copy serves all data folders.
 */
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

/** PostgreSQL's programs start each other by a shell, with their whole path between double quotes. */
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

/** Made aside and renamed: processes that copy at the same time end with one whole copy. */
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
    // Another process was quicker: its copy is as good.
    if (!existsSync(folder)) throw error;
  }
}

/** The project may have been installed readable by root alone. */
async function openToAll(folder: string): Promise<void> {
  for (const name of ['', ...(await readdir(folder, { recursive: true }))]) {
    const file = path.join(folder, name);
    const found = await lstat(file);
    if (found.isDirectory()) await chmod(file, 0o755);
    else if (found.isFile()) await chmod(file, found.mode & 0o100 ? 0o755 : 0o644);
  }
}
