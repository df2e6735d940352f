import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { StartupError } from '../../config/startup-error.ts';

export interface Owner {
  name: string;
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root. Undefined if it can run as this process's user. */
export async function chooseOwner(cluster: string): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readAccounts(await readFile('/etc/passwd', 'utf8'));
  const existing = await stat(cluster).catch(() => undefined);
  if (existing !== undefined && existing.uid !== 0) {
    const name = accounts.find((account) => account.uid === existing.uid)?.name ?? String(existing.uid);
    return { name, uid: existing.uid, gid: existing.gid };
  }
  const owner = ['postgres', 'nobody'].map((name) => accounts.find((account) => account.name === name)).find(Boolean);
  if (owner !== undefined) return owner;
  throw new StartupError(
    'PostgreSQL does not run as root and there is no user postgres or nobody. Start as another user.',
  );
}

/** Only the system knows access lists and read-only mounts, so this enters the folder as that user. */
export async function canReach(owner: Owner, folder: string): Promise<boolean> {
  const shell = spawn('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    uid: owner.uid,
    gid: owner.gid,
    cwd: '/',
    env: {},
    stdio: 'ignore',
  });
  try {
    const [code] = await once(shell, 'exit');
    return code === 0;
  } catch {
    throw new StartupError(
      'This root user may not become another user, which PostgreSQL needs. Start as another user.',
    );
  }
}

function readAccounts(file: string): Owner[] {
  return file
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid >= 0);
}
