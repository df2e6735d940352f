import { randomBytes } from 'node:crypto';
import { appendFile, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '@pahiya/contract/shared/brand';
import { StartupError } from '../../config/startup-error.ts';
import { type Binaries, programPath } from './binaries.ts';
import { giveTo, type Home } from './home.ts';
import { lastLine, runProgram } from './run-program.ts';
import { settingsFile } from './settings.ts';
import type { Transport } from './transport.ts';

interface ClusterOptions {
  home: Home;
  binaries: Binaries;
  transport: Transport;
  unsafeFast: boolean;
}

const draftPrefix = 'cluster.draft-';

/** Built in a draft folder and renamed, so that a killed process leaves no incomplete cluster. */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const { home, binaries } = options;
  const found = await readFile(path.join(home.cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (found !== undefined) return requireVersion(found.trim(), binaries, home);
  await removeDrafts(home);
  const draft = path.join(home.folder, `${draftPrefix}${randomBytes(4).toString('hex')}`);
  await initialise(draft, options);
  await appendFile(path.join(draft, 'postgresql.conf'), `\ninclude '${settingsFile}'\n`, { flush: true });
  await rename(draft, home.cluster);
  if (!options.unsafeFast) await syncFolder(home.folder);
}

export function passwordFile(home: Home): string {
  return path.join(home.folder, 'password');
}

async function initialise(draft: string, { home, binaries, transport, unsafeFast }: ClusterOptions): Promise<void> {
  const { code, errors } = await runProgram({
    file: programPath(binaries, 'initdb'),
    args: [
      ...['-D', path.basename(draft), '--username', brand.slug, '--encoding=UTF8', '--no-instructions'],
      ...localeArguments(),
      ...(await authentication(home, transport)),
      ...(unsafeFast ? ['--no-sync'] : []),
    ],
    cwd: home.folder,
    owner: home.owner,
  });
  if (code !== 0) throw new StartupError(`The database could not be created in ${home.folder}: ${lastLine(errors)}`);
}

/** PostgreSQL's builtin collation sorts alike on every system. */
function localeArguments(): string[] {
  const letters = { linux: 'C.UTF-8', darwin: 'UTF-8' }[String(process.platform)] ?? 'C';
  return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${letters}`];
}

async function authentication(home: Home, transport: Transport): Promise<string[]> {
  if (transport === 'socket') return ['--auth-local=trust', '--auth-host=reject'];
  const file = passwordFile(home);
  await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
  await giveTo(home.owner, file);
  return ['--auth=scram-sha-256', `--pwfile=${path.basename(file)}`];
}

function requireVersion(found: string, binaries: Binaries, home: Home): void {
  const major = binaries.version.split('.')[0];
  if (found === major) return;
  throw new StartupError(
    `The database in ${home.folder} was made by PostgreSQL ${found}, the embedded one is ${major}. Set DATA_DIR to another folder.`,
  );
}

async function removeDrafts(home: Home): Promise<void> {
  for (const name of await readdir(home.folder)) {
    if (!name.startsWith(draftPrefix)) continue;
    // An initdb whose parent process was killed may still be writing.
    await rm(path.join(home.folder, name), { recursive: true, force: true, maxRetries: 20 });
  }
}

/** A rename survives a power failure only after its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
