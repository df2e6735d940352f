import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, createPool, type Database } from '../src/database/pool.ts';
import { connectionTo, type TestServer } from './test-server.ts';

export interface TestDatabase {
  pool: pg.Pool;
  db: Database;
  connection: TestServer['connection'];
  drop(): Promise<void>;
}

export async function createTestDatabase({ isMigrated = true } = {}): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `${server.template}_${randomBytes(5).toString('hex')}`;
  const template = isMigrated ? server.template : 'template1';
  // This strategy copies the files and does not write the whole template to the log.
  await administer(server, `create database ${name} template ${template} strategy file_copy`);
  const connection = connectionTo(server, name);
  const pool = createPool(connection);
  // Dropping the database breaks connections of an ended pool that are still open.
  pool.on('error', () => undefined);
  return {
    pool,
    db: createDatabase(pool),
    connection,
    drop: async () => {
      await pool.end();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

async function administer(server: TestServer, statement: string): Promise<void> {
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
