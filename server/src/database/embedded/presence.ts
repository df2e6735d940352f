import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { brand } from '@pahiya/contract/shared/brand';
import pg from 'pg';

export interface Presence {
  client: pg.Client;
  socket: net.Socket;
  /** The connection stays open but no longer keeps the process alive. */
  settle(): void;
  isLost(): boolean;
  leave(): Promise<void>;
}

const presenceName = `${brand.slug}-presence`;

export async function join(connection: pg.ClientConfig): Promise<Presence> {
  const socket = new net.Socket();
  const client = new pg.Client({
    ...connection,
    database: 'postgres',
    application_name: presenceName,
    stream: () => socket,
  });
  let isLost = false;
  client.on('error', () => {
    isLost = true;
  });
  client.on('end', () => {
    isLost = true;
  });
  await client.connect();
  return {
    client,
    socket,
    settle: () => void socket.unref(),
    isLost: () => isLost,
    leave: () => client.end().catch(() => undefined),
  };
}

/** Waits a moment for closing connections. Returns false at once if another process is present. */
export async function isAlone({ client, socket }: Presence): Promise<boolean> {
  // Keeps a process that has nothing else to do alive until the result is there.
  socket.ref();
  for (let tries = 0; tries < 20; tries += 1) {
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    if (rows.length === 0) return true;
    if (rows.some((row) => row.name === presenceName)) return false;
    await delay(50);
  }
  return false;
}
