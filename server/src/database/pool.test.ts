import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../test/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

/** Startup parameters that PgBouncer accepts by default. It refuses others with "unsupported startup parameter". */
const poolersParameters = new Set(['user', 'database', 'client_encoding', 'datestyle', 'timezone', 'application_name']);

function parametersOf(startup: Buffer): string[] {
  const words = startup.subarray(8).toString().split('\0');
  return words.filter((word, index) => index % 2 === 0 && word !== '');
}

/** Forwards connections to the test database and records their startup parameters. */
async function startPooler() {
  const { host = '', port = 5432 } = database.connection;
  const begun: string[][] = [];
  const pooler = net.createServer((client) => {
    const server = host.startsWith('/') ? net.connect(`${host}/.s.PGSQL.${port}`) : net.connect(port, host);
    client.once('data', (startup) => begun.push(parametersOf(startup)));
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) socket.on('error', () => undefined);
  });
  pooler.listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  return { begun, port: (pooler.address() as net.AddressInfo).port, close: () => pooler.close() };
}

test.skipIf(process.env.TEST_DATABASE_URL)('a connection sends a pooler no parameter that it refuses', async () => {
  const pooler = await startPooler();
  const pool = createTestPool({ ...database.connection, host: '127.0.0.1', port: pooler.port, max: 1 });
  await pool.query('select 1');
  await pool.end();
  pooler.close();
  expect(pooler.begun.flat().length).toBeGreaterThan(0);
  expect(pooler.begun.flat().filter((name) => !poolersParameters.has(name))).toEqual([]);
});

test('every connection has a statement timeout and no JIT compilation', async () => {
  const [first, second] = await Promise.all([database.pool.connect(), database.pool.connect()]);
  for (const client of [first, second]) {
    const { rows } = await client.query(`select current_setting('jit') jit, current_setting('statement_timeout') ends`);
    expect(rows).toEqual([{ jit: 'off', ends: '15s' }]);
    client.release();
  }
});

test('a connection that breaks between two statements fails its transaction and not the process', async () => {
  const broken = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await delay(200);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
