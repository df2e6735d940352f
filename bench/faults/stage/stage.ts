import pg from 'pg';
import { locateBinaries } from '../../../server/src/database/embedded/binaries.ts';
import { createDatabase, createPool, type Database } from '../../../server/src/database/pool.ts';
import { findInstalledBinaries } from '../../../server/test/installed/binaries.ts';
import { type InstalledServer, startInstalledServer } from '../../../server/test/installed/server.ts';
import { type NodeSlot, openNode } from './nodes.ts';
import { openServices, type Services } from './services.ts';
import { canMount, createSmallDisk, type SmallDisk } from './small-disk.ts';
import { openTcpGate, type TcpGate } from './tcp-gate.ts';

/** Two nodes, whose connections to the database and to all services pass gates. */
export interface Stage {
  nodes: [NodeSlot, NodeSlot];
  server: InstalledServer;
  /** Leads everybody to a replica, which takes the server's place. The server is stopped with the stage. */
  failOver(replica: InstalledServer, disk: SmallDisk | null): void;
  /** Null where this process may not mount one. */
  disk: SmallDisk | null;
  gate: TcpGate;
  services: Services;
  /** Reaches the server beside the gate. */
  pool: pg.Pool;
  db: Database;
  /** What the nodes are told. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

const name = 'faults';

/** Uses Debian's PostgreSQL where it is installed, and otherwise the embedded one. */
export async function openStage(): Promise<Stage> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end();
  };
  try {
    const disk = canMount ? createSmallDisk() : null;
    const server = await startServer(disk);
    stops.push(server.stop);
    const gate = await openTcpGate(socketOf(server));
    stops.push(gate.stop);
    const beside = await openTcpGate(socketOf(server));
    stops.push(beside.stop);
    const connection = { host: '127.0.0.1', port: beside.port, user: server.connection.user, database: name };
    const pool = createPool(connection).on('error', () => undefined);
    stops.push(() => pool.end());
    const services = await openServices(stops);
    const environment = {
      DATABASE_URL: `postgres://${server.connection.user}@127.0.0.1:${gate.port}/${name}`,
      DEMO_DATA: 'off',
      AUTH_SECRET: 'both nodes of this stage share this secret',
      PUBLIC_URL: 'http://localhost:3000',
      ...services.environment,
    };
    const open = async () => {
      const node = await openNode(environment);
      stops.push(node.stop);
      return node;
    };
    const nodes: Stage['nodes'] = [await open(), await open()];
    const stage: Stage = {
      ...{ nodes, server, disk, gate, services, pool, db: createDatabase(pool), environment, stop },
      failOver(replica, itsDisk) {
        stops.unshift(replica.stop);
        for (const door of [gate, beside]) door.leadTo(socketOf(replica));
        Object.assign(stage, { server: replica, disk: itsDisk });
      },
    };
    return stage;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startServer(disk: SmallDisk | null): Promise<InstalledServer> {
  const binaries = findInstalledBinaries() ?? `${(await locateBinaries()).folder}/bin`;
  const server = await startInstalledServer({ isDurable: true, binaries, ...(disk && { mountOn: disk.mountOn }) });
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return server;
}

function socketOf({ connection }: InstalledServer): { path: string } {
  return { path: `${connection.host}/.s.PGSQL.5432` };
}
