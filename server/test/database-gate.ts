import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { createDatabase } from '../src/database/pool.ts';
import { createTestPool, type TestDatabase } from './database.ts';

export interface GatedDatabase extends TestDatabase {
  /** Breaks all connections, as a stopped server does. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Nothing passes until the returned function is called, and no connection breaks. */
  hang(): () => void;
}

export async function openGate(database: TestDatabase): Promise<GatedDatabase> {
  const connection = addressOf(database);
  const sockets = new Set<net.Socket>();
  let isHanging = false;
  const gate = net.createServer((near) => {
    const far = net.connect(connection.target);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket) && other.destroy());
      socket.on('data', (bytes) => other.write(bytes));
      if (isHanging) socket.pause();
    }
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const { port } = gate.address() as AddressInfo;
  const throughGate = { ...connection.login, host: '127.0.0.1', port };
  const pool = createTestPool(throughGate);
  return {
    ...database,
    connection: throughGate,
    pool,
    db: createDatabase(pool),
    async cut() {
      const closed = once(gate, 'close');
      gate.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async restore() {
      gate.listen(port, '127.0.0.1');
      await once(gate, 'listening');
    },
    hang() {
      isHanging = true;
      for (const socket of sockets) socket.pause();
      return () => {
        isHanging = false;
        for (const socket of sockets) socket.resume();
      };
    },
    async drop() {
      await pool.end();
      gate.close();
      await database.drop();
    },
  };
}

function addressOf({ connection }: TestDatabase) {
  const { connectionString, ...login } = connection;
  if (connectionString === undefined) {
    const { host = '', port = 5432 } = login;
    const isSocket = host.startsWith('/');
    return { login, target: isSocket ? { path: path.join(host, `.s.PGSQL.${port}`) } : { host, port } };
  }
  const url = new URL(connectionString);
  return {
    login: {
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      database: url.pathname.slice(1),
    },
    target: { host: url.hostname, port: Number(url.port || 5432) },
  };
}
