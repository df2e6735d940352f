import type pg from 'pg';
import { startEmbedded } from '../../server/src/database/embedded/start-embedded.ts';
import { createDatabase, createPool, type Database } from '../../server/src/database/pool.ts';
import { urlOf } from './database-server.ts';
import { type StartedByNpm, startWithNpm } from './node-process.ts';
import type { Workbench } from './workbench.ts';

export interface Store {
  connection: pg.ClientConfig;
  pool: pg.Pool;
  db: Database;
}

export interface Site extends Store {
  product: StartedByNpm;
}

type Settings = Record<string, string>;

const settings: Settings = {
  PORT: '0',
  HOST: '127.0.0.1',
  DEMO_DATA: 'on',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'info',
  // All load comes from one address, and each account makes as many bookings as it can.
  BOOKINGS_OPEN: '10000',
  BOOKINGS_UNPAID: '10000',
  BOOKINGS_OF_NEW_ACCOUNTS_AT_GARAGE: '1000000',
  BOOKINGS_OF_NEW_ACCOUNTS: '1000000',
  NOMINATIM_URL: '',
  PHOTON_URL: '',
  DATABASE_URL: '',
};

/** Starts the product with `npm start`, as a user does. It logs each request, as by default. */
export async function startProduct(workbench: Workbench, changed: Settings = {}): Promise<StartedByNpm> {
  const { dataDir, database } = workbench;
  const ofDatabase = database && { DATABASE_URL: urlOf(database) };
  const product = await startWithNpm({ ...settings, DATA_DIR: dataDir, ...ofDatabase, ...changed });
  return {
    ...product,
    async stop() {
      const highest = await product.highestMemory().catch(() => undefined);
      if (highest) workbench.noteMemory(highest);
      await product.stop();
    },
  };
}

export async function withStore<Result>(
  workbench: Workbench,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const { connection, stop } = await openServer(workbench);
  return await workbench.using(stop, async () => {
    const pool = createPool(connection);
    const end = () => pool.end();
    return await workbench.using(end, () => work({ connection, pool, db: createDatabase(pool) }));
  });
}

async function openServer({ dataDir, database }: Workbench) {
  if (database) return { connection: database, stop: async () => undefined };
  return await startEmbedded({ dataDir });
}

export async function withSite<Result>(
  workbench: Workbench,
  work: (site: Site) => Promise<Result>,
  changed: Settings = {},
): Promise<Result> {
  return await withStore(workbench, async (store) => {
    const product = await startProduct(workbench, changed);
    return await workbench.using(product.stop, () => work({ ...store, product }));
  });
}
