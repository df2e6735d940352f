import { brand } from '@pahiya/contract/shared/brand';
import pg from 'pg';
import { startInstalledServer } from '../../server/test/installed/server.ts';

interface MeasuredServer {
  /** Undefined for the embedded server. */
  database: pg.ClientConfig | undefined;
  stop(): Promise<void>;
}

const name = `${brand.slug}_bench_${process.pid}`;

/** Opens `embedded`, `installed` (with the distribution's settings, including JIT) or the server at a URL. */
export async function openMeasuredServer(wanted: string): Promise<MeasuredServer> {
  if (wanted === 'embedded') return { database: undefined, stop: async () => undefined };
  if (wanted !== 'installed') return await openDatabase(partsOf(wanted));
  const server = await startInstalledServer({ isDurable: true });
  const opened = await openDatabase(server.connection);
  return { ...opened, stop: async () => void (await opened.stop().finally(server.stop)) };
}

async function openDatabase(server: pg.ClientConfig): Promise<MeasuredServer> {
  await administer(server, `create database ${name}`);
  return {
    database: { ...server, database: name },
    stop: () => administer(server, `drop database ${name} with (force)`),
  };
}

function partsOf(address: string): pg.ClientConfig {
  const url = new URL(address);
  const [user, password, host] = [url.username, url.password, url.hostname].map(decodeURIComponent);
  return { user, password, host, port: Number(url.port || 5432), database: url.pathname.slice(1) };
}

async function administer(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

export function urlOf({ user = '', password, host = '', port, database }: pg.ClientConfig): string {
  const login = typeof password === 'string' && password !== '' ? `${user}:${encodeURIComponent(password)}` : user;
  return `postgres://${login}@${encodeURIComponent(host)}:${port}/${database}`;
}
