import { once } from 'node:events';
import net from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createDataDir, databaseUrl, freePort, startNode } from './node-process.ts';

/** A way to the database that can be frozen: connections then stay open, but nothing passes any more. */
async function openWay(database: TestDatabase) {
  const {
    host,
    port,
    user = '',
    password,
    database: name,
  } = new pg.Client({ connectionString: databaseUrl(database) });
  const sockets = new Set<net.Socket>();
  let isFrozen = false;
  let swallowed = 0;

  function pass(from: net.Socket, to: net.Socket): void {
    sockets.add(from);
    from.on('data', (data) => (isFrozen ? swallowed++ : to.write(data)));
    from.on('error', () => undefined);
    from.on('close', () => isFrozen || to.destroy());
  }

  const server = net.createServer((near) => {
    const far = host.startsWith('/') ? net.connect(`${host}/.s.PGSQL.${port}`) : net.connect(port, host);
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A listening TCP server has a port');
  const login = password ? `${user}:${encodeURIComponent(String(password))}` : user;
  return {
    url: `postgres://${login}@127.0.0.1:${address.port}/${name}`,
    freeze: () => {
      isFrozen = true;
    },
    /** Number of messages that were lost since the freeze. */
    swallowed: () => swallowed,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test('a node whose work hangs in a frozen database ends when it is asked to', async () => {
  const [database, folder] = [await createTestDatabase(), await createDataDir()];
  const way = await openWay(database);
  const node = await startNode(
    { DATA_DIR: folder.dataDir, DATABASE_URL: way.url, DEMO_DATA: 'off', LOG_LEVEL: 'info' },
    await freePort(),
  );
  try {
    way.freeze();
    // Streams, mails and pushes look for work at least every five seconds.
    await expect.poll(() => way.swallowed()).toBeGreaterThan(2);
    expect(await node.stop()).toBe(0);
    expect(node.output()).toContain('unfinished work was abandoned');
  } finally {
    await node.kill();
    way.close();
    await database.drop();
    await folder.remove();
  }
}, 90_000);

test('a node that is asked to end as soon as it has started ends in order', async () => {
  const [database, folder] = [await createTestDatabase(), await createDataDir()];
  const settings = { DATA_DIR: folder.dataDir, DATABASE_URL: databaseUrl(database), DEMO_DATA: 'off' };
  try {
    const node = await startNode({ ...settings, LOG_LEVEL: 'info' }, await freePort());
    expect(await node.stop()).toBe(0);
  } finally {
    await database.drop();
    await folder.remove();
  }
}, 90_000);
