import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { brand } from '@pahiya/contract/shared/brand';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/database/embedded.ts';
import { migrate } from '../src/database/migrate.ts';
import { createPool } from '../src/database/pool.ts';
import { removeAbandonedServers, testFolderPrefix } from './abandoned-servers.ts';
import { connectionTo, type TestServer } from './test-server.ts';

/** One server for all test files, with a migrated database that each of them clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startServer();
  await createTemplate(server);
  project.provide('databaseServer', server);
  return async () => {
    await dropDatabases(server);
    await stop();
  };
}

interface Started {
  server: TestServer;
  stop(): Promise<void>;
}

async function startServer(): Promise<Started> {
  // Two runs may share a server.
  const template = `${brand.slug}_template_${process.pid}`;
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { server: { connection: { connectionString: url }, template }, stop: async () => undefined };
  await removeAbandonedServers();
  const dataDir = await mkdtemp(testFolderPrefix());
  // As root the server runs as another user, who must get into the folder.
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, unsafeFast: true });
  return {
    server: { connection: embedded.connection, template },
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function createTemplate(server: TestServer): Promise<void> {
  await withAdministrator(server, async (client) => {
    await client.query(`drop database if exists ${server.template} with (force)`);
    await client.query(`create database ${server.template}`);
  });
  const pool = createPool({ ...connectionTo(server, server.template), max: 1 });
  await migrate(pool).finally(() => pool.end());
}

async function dropDatabases(server: TestServer): Promise<void> {
  await withAdministrator(server, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [server.template],
    );
    for (const { name } of rows) await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`);
  });
}

async function withAdministrator(server: TestServer, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(server.connection);
  await client.connect();
  await work(client).finally(() => client.end());
}
