import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import product from '../../package.json' with { type: 'json' };
import { isLongRun } from '../../scripts/long-run.ts';
import { listen } from '../src/http/serve.ts';
import { createTestDatabase } from './database.ts';
import { createDataDir, databaseUrl, freePort, runNode, startNode } from './node-process.ts';

let folder: Awaited<ReturnType<typeof createDataDir>>;

beforeAll(async () => {
  folder = await createDataDir();
});

afterAll(() => folder.remove());

/** The only line that the product prints before it exits. */
async function lastWords(environment: Record<string, string>): Promise<string> {
  const { code, stderr } = await runNode({ DATA_DIR: folder.dataDir, ...environment });
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^[^\n]+\n$/) });
  return stderr.trim();
}

const timeout = 60_000;

test('a missing production secret stops the start with one line', { timeout }, async () => {
  const line = await lastWords({ NODE_ENV: 'production', PUBLIC_URL: 'https://garages.example' });
  // This line is structured like the rest of the log in production.
  expect(JSON.parse(line)).toMatchObject({ level: 60, msg: expect.stringMatching(/^AUTH_SECRET is required/) });
});

test('in production every line is JSON, and the first one has the version and the commit', { timeout }, async () => {
  const database = await createTestDatabase();
  const node = await startNode(
    {
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'info', RATE_LIMITS: 'on', COMMIT: '0123abc' },
      ...{ PUBLIC_URL: 'https://garages.example', AUTH_SECRET: 'cGxhaGl5YSB0ZXN0cyBhcmUgbm90IHNlY3JldCE1NjEyMzQ=' },
      ...{
        DATA_DIR: folder.dataDir,
        DATABASE_URL: databaseUrl(database),
        DEMO_DATA: 'off',
        PAYMENT_GATEWAY: 'simulator',
      },
    },
    await freePort(),
  );
  const build = { version: product.version, commit: '0123abc' };
  expect(await (await fetch(`${node.url}/healthz`)).json()).toEqual({ status: 'ok', ...build });
  await node.stop();
  const lines = node
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines[0]).toMatchObject({ msg: 'starting', ...build });
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'started', origin: 'https://garages.example' }));
  await database.drop();
});

test('a node accepts no connection before it can serve, so that a proxy uses another one', { timeout }, async () => {
  const database = await createTestDatabase();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/readyz`;
  const settings = { DATA_DIR: folder.dataDir, DATABASE_URL: databaseUrl(database), DEMO_DATA: 'off' };
  let isUp = false;
  const starting = startNode(settings, port).finally(() => {
    isUp = true;
  });
  const answers: (number | string)[] = [];
  while (!isUp) {
    const answer = await fetch(url).then(
      ({ status }) => status,
      ({ cause }) => String(cause.code),
    );
    if (answer !== answers.at(-1)) answers.push(answer);
    await delay(25);
  }
  await (await starting).stop();
  await database.drop();
  expect(answers.filter((answer) => typeof answer === 'number' && answer !== 200)).toEqual([]);
  expect(answers[0]).toBe('ECONNREFUSED');
});

test.runIf(isLongRun)(
  'a public address without https stops the start in production with one line',
  { timeout },
  async () => {
    const line = await lastWords({ NODE_ENV: 'production', PUBLIC_URL: 'http://garages.example' });
    expect(JSON.parse(line).msg).toMatch(/^PUBLIC_URL must begin with https:/);
  },
);

test.runIf(isLongRun)('an invalid variable stops the start with one line', { timeout }, async () => {
  expect(await lastWords({ PORT: 'high' })).toMatch(/^PORT is not valid/);
});

test('a port in use stops the start with one line', { timeout }, async () => {
  const server = await listen(0, '127.0.0.1');
  expect(await lastWords({ PORT: String(server.port) })).toMatch(new RegExp(`^Port ${server.port} is taken`));
  await server.drain();
});

test.runIf(isLongRun)('an unwritable data folder stops the start with one line', { timeout }, async () => {
  const file = `${path.dirname(folder.dataDir)}/file`;
  await writeFile(file, '');
  expect(await lastWords({ DATA_DIR: path.join(file, 'data') })).toMatch(/^The data folder .* is not writable/);
});

test.runIf(isLongRun)(
  'an unresponsive database stops the start with one line that does not contain the password',
  {
    timeout,
  },
  async () => {
    const port = await freePort();
    const line = await lastWords({ DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/pahiya` });
    expect(line).toMatch(/^The database does not answer: ECONNREFUSED/);
    expect(line).not.toContain('secret');
  },
);

test('a database user who cannot create the extensions stops the start with one line that says what to run', {
  timeout,
}, async () => {
  const database = await createTestDatabase({ isMigrated: false });
  const role = `no_superuser_${process.pid}`;
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
  await database.pool.query(`create role ${role} login password 'x'; alter database ${rows[0]?.name} owner to ${role}`);
  const url = new URL(databaseUrl(database));
  url.username = role;
  url.password = 'x';
  expect(await lastWords({ DATABASE_URL: url.href })).toMatch(
    /^The database user may not create the extension earthdistance, .* run: create extension if not exists cube; /,
  );
  await database.pool.query(`reassign owned by ${role} to current_user; drop role ${role}`);
  await database.drop();
});

test.each(isLongRun ? ['nonsense', 'postgres://[', 'http://127.0.0.1:1/x'] : ['nonsense'])(
  'the database address %s stops the start with one line',
  { timeout },
  async (url) => {
    expect(await lastWords({ DATABASE_URL: url })).toContain('DATABASE_URL');
  },
);
