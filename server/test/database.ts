import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, createPool, type Database } from '../src/database/pool.ts';
import { connectionTo, type TestServer } from './test-server.ts';

export interface TestDatabase {
  pool: pg.Pool;
  db: Database;
  /** For processes that the test starts. */
  connection: TestServer['connection'];
  drop(): Promise<void>;
}

/** A new database: migrated without rows, or empty. */
export async function createTestDatabase({ isMigrated = true } = {}): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `${server.template}_${randomBytes(5).toString('hex')}`;
  await administer(server, `create database ${name} template ${isMigrated ? server.template : 'template1'}`);
  const connection = connectionTo(server, name);
  const pool = createPool(connection);
  // Connections of an ended pool may still be open, and dropping the database breaks them.
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
