import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '@pahiya/contract/shared/brand';
import pg from 'pg';
import { giveTo } from '../../src/database/embedded/home.ts';
import { chooseOwner, type Owner } from '../../src/database/embedded/owner.ts';
import { runProgram } from '../../src/database/embedded/run-program.ts';
import type { TestServer } from '../test-server.ts';
import { findInstalledBinaries } from './binaries.ts';

export interface InstalledServer {
  connection: TestServer['connection'];
  stop(): Promise<void>;
}

/** Other settings are the distribution's, including JIT compilation. */
const settings = ['listen_addresses=', 'max_connections=300', 'timezone=UTC'];

const extensions = ['cube', 'earthdistance', 'pg_trgm', 'btree_gist'];

/** Prepared as in docs/operations.md: a role without superuser rights, and extensions created beforehand. */
export async function startInstalledServer({ isDurable = false } = {}): Promise<InstalledServer> {
  const binaries = findInstalledBinaries();
  if (!binaries) throw new Error('There is no installed PostgreSQL');
  const owner = await chooseOwner('');
  // The path of this run's temporary folder may be too long for a socket.
  const folder = await mkdtemp('/tmp/pahiya-pg-');
  await chmod(folder, 0o700);
  await giveTo(owner, folder);
  const run = createRunner(binaries, folder, owner);
  await run('initdb', [
    '-D',
    'cluster',
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const options = [...settings, ...(isDurable ? [] : ['fsync=off']), `unix_socket_directories=${folder}`]
    .map((setting) => `-c ${setting}`)
    .join(' ');
  await run('pg_ctl', ['start', '-w', '-D', 'cluster', '-l', 'log', '-o', options]);
  await prepare({ host: folder, user: 'postgres' });
  return {
    connection: { host: folder, port: 5432, user: brand.slug, database: 'postgres' },
    async stop() {
      await run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', 'cluster']);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function createRunner(binaries: string, cwd: string, owner: Owner | undefined) {
  return async (program: string, args: string[]) => {
    const isSilent = program === 'pg_ctl';
    const { code, errors } = await runProgram({ file: path.join(binaries, program), args, cwd, owner, isSilent });
    if (code !== 0) throw new Error(`${program} failed: ${errors}`);
  };
}

async function prepare(superuser: pg.ClientConfig): Promise<void> {
  await administer({ ...superuser, database: 'postgres' }, [
    `create role ${brand.slug} login createdb`,
    // PostgreSQL lets a role set a parameter of its own making only where it is granted.
    `grant set on parameter app.clock_offset to ${brand.slug}`,
  ]);
  const creations = extensions.map((name) => `create extension ${name}`);
  await administer({ ...superuser, database: 'template1' }, creations);
}

async function administer(connection: pg.ClientConfig, statements: string[]): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
