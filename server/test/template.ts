import pg from 'pg';
import { migrate } from '../src/database/migrate.ts';
import { createPool } from '../src/database/pool.ts';
import { connectionTo, type TestServer } from './test-server.ts';

export async function prepareTemplate(server: TestServer): Promise<void> {
  await withAdministrator(server, async (client) => {
    await client.query(`drop database if exists ${server.template} with (force)`);
    await client.query(`create database ${server.template}`);
  });
  const pool = createPool({ ...connectionTo(server, server.template), max: 1 });
  await migrate(pool).finally(() => pool.end());
}

/** Drops also those that test files have left behind. */
export async function dropTestDatabases(server: TestServer): Promise<void> {
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
