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
  const pool = createTestPool(connection);
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

/** Dropping a database breaks the connections of its pools, and an ended pool may still have open ones. */
export function createTestPool(options: Parameters<typeof createPool>[0]): pg.Pool {
  return createPool(options).on('error', () => undefined);
}

async function administer(server: TestServer, statement: string): Promise<void> {
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
