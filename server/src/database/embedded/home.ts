import { createHash, randomBytes } from 'node:crypto';
import { access, chmod, chown, constants, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '@pahiya/contract/shared/brand';
import { StartupError } from '../../config/startup-error.ts';
import { canReach, chooseOwner, type Owner } from './owner.ts';

export interface Home {
  folder: string;
  cluster: string;
  logFile: string;
  owner: Owner | undefined;
}

/** Root keeps data here that another user's server needs. */
export const systemFolder = path.join('/var/lib', brand.slug);

/** Returns the folder of the start lock. Throws `StartupError` if the data folder is not writable. */
export async function prepareDataDir(dataDir: string): Promise<string> {
  const lock = path.join(dataDir, 'postgres-lock');
  try {
    await mkdir(lock, { recursive: true });
    for (const folder of [dataDir, lock]) await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return lock;
  } catch (cause) {
    const message = `The data folder ${dataDir} is not writable. Set DATA_DIR to a folder this user may write.`;
    throw new StartupError(message, { cause });
  }
}

/** Call with the start lock held. As root, the database may have to be outside the data folder. */
export async function prepareHome(dataDir: string, log: (line: string) => void): Promise<Home> {
  const inside = path.join(dataDir, 'postgres');
  const pointer = path.join(dataDir, 'postgres-location');
  const moved = (await readFile(pointer, 'utf8').catch(() => '')).trim();
  const owner = await chooseOwner(path.join(moved || inside, 'cluster'));
  const isReachable = owner === undefined || (await canReach(owner, dataDir));
  if (!moved && isReachable) return await createHome(inside, path.join(dataDir, 'postgres.log'), owner);

  const folder = moved || (await chooseOutside(dataDir, inside, pointer));
  if (owner) log(`The user ${owner.name} who runs PostgreSQL cannot reach ${dataDir}: the database is in ${folder}.`);
  return await createHome(folder, path.join(folder, 'postgres.log'), owner);
}

export async function giveTo(owner: Owner | undefined, file: string): Promise<void> {
  if (owner !== undefined) await chown(file, owner.uid, owner.gid);
}

/** The name is stored in the data folder, so that it moves and disappears with it. */
async function chooseOutside(dataDir: string, inside: string, pointer: string): Promise<string> {
  if (await stat(path.join(inside, 'cluster')).catch(() => undefined)) {
    throw new StartupError(
      `The database in ${inside} cannot be reached by the user it belongs to. Open the folders above it.`,
    );
  }
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const folder = path.join(systemFolder, `${hash}-${randomBytes(3).toString('hex')}`);
  await mkdir(systemFolder, { recursive: true });
  await chmod(systemFolder, 0o755);
  await writeFile(`${pointer}.draft`, `${folder}\n`, { flush: true });
  await rename(`${pointer}.draft`, pointer);
  return folder;
}

async function createHome(folder: string, logFile: string, owner: Owner | undefined): Promise<Home> {
  try {
    await mkdir(folder, { recursive: true });
    await giveTo(owner, folder);
    await chmod(folder, 0o700);
  } catch (cause) {
    const message = `The database folder ${folder} belongs to another user. Start as that user or set DATA_DIR to another folder.`;
    throw new StartupError(message, { cause });
  }
  return { folder, cluster: path.join(folder, 'cluster'), logFile, owner };
}
