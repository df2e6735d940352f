import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const debianFolder = '/usr/lib/postgresql';
const needed = ['initdb', 'postgres', 'pg_ctl', 'pg_dump', 'pg_restore'];

/** Finds the programs of Debian's packages. */
export function findInstalledBinaries(): string | undefined {
  if (!existsSync(debianFolder)) return undefined;
  return readdirSync(debianFolder)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debianFolder, version, 'bin'))
    .find((folder) => needed.every((program) => existsSync(path.join(folder, program))));
}
