import { createHash } from 'node:crypto';
import { lstat, mkdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brand } from '@pahiya/contract/shared/brand';
import { StartupError } from '../../config/startup-error.ts';
import { giveTo, type Home } from './home.ts';

/** Systems limit a socket's path to 104 to 108 bytes. */
const longestSocketPath = 100;

const socketName = '.s.PGSQL.5432';

/** Only the server's user may enter, because the socket needs no password. Call it when no server runs. */
export async function prepareSocketFolder(home: Home): Promise<string> {
  const folder = chooseSocketFolder(home.folder);
  const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined;
  if (isNew) await giveTo(home.owner, folder);
  await refuseForeign(folder, home.owner?.uid ?? process.getuid?.());
  // Left by a killed server: PostgreSQL would not start if its process id now belongs to another program.
  await rm(path.join(folder, `${socketName}.lock`), { force: true });
  return folder;
}

function chooseSocketFolder(home: string): string {
  const near = path.join(home, 'run');
  if (Buffer.byteLength(path.join(near, socketName)) <= longestSocketPath) return near;
  const hash = createHash('sha256').update(home).digest('hex').slice(0, 16);
  const short = path.join(os.tmpdir(), `${brand.slug}-${hash}`);
  return Buffer.byteLength(short) <= longestSocketPath - socketName.length - 1
    ? short
    : path.join('/tmp', `${brand.slug}-${hash}`);
}

/** Anyone can create folders in the temporary folder. */
async function refuseForeign(folder: string, uid: number | undefined): Promise<void> {
  const found = await lstat(folder);
  if (found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return;
  throw new StartupError(
    `The folder ${folder} belongs to somebody else. Set DATA_DIR to a folder with a shorter path.`,
  );
}
