import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { type GatedDatabase, openGate } from '../../test/database-gate.ts';
import { databaseUrl } from '../../test/node-process.ts';
import { connect } from './connect.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const nowhere = 'postgres://pahiya@127.0.0.1:1/pahiya';

let database: TestDatabase;
let gate: GatedDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  gate = await openGate(database);
});

afterAll(() => gate.drop());

function connectTo(urls: { url: string; directUrl?: string }) {
  const settings = { directUrl: undefined, poolSize: 2, replica: undefined, ...urls };
  return connect({ database: settings, dataDir: 'unused' }, log);
}

test('a query aside gives up on time when the server hangs, and is answered when the server goes on', async () => {
  const { openAside, close } = await connectTo({ url: databaseUrl(gate) });
  const aside = openAside(500);
  const isAnswered = () =>
    aside.query('select 1').then(
      () => true,
      () => false,
    );
  await expect.poll(isAnswered).toBe(true);
  const goOn = gate.hang();
  await expect(aside.query('select 2')).rejects.toThrow(/timeout/);
  // The next one needs a new connection.
  expect(await isAnswered()).toBe(false);
  goOn();
  await expect.poll(isAnswered).toBe(true);
  await aside.end();
  await close();
});

test('the error of a server that does not answer names its setting and not its password', async () => {
  const secret = nowhere.replace('pahiya@', 'pahiya:sesame@');
  await expect(connectTo({ url: secret })).rejects.toThrow(
    /^The database does not answer: ECONNREFUSED. Check DATABASE_URL.$/,
  );
  const reachable = databaseUrl(database);
  await expect(connectTo({ url: reachable, directUrl: secret })).rejects.toThrow(/Check DATABASE_DIRECT_URL.$/);
  await expect(connectTo({ url: secret, directUrl: reachable })).rejects.toThrow(/Check DATABASE_URL.$/);
});
