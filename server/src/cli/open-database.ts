import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Config, loadConfig } from '../config/config.ts';
import { StartupError } from '../config/startup-error.ts';
import { type Connection, connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';

const poolSize = 2;

type Say = (line: string) => void;

export async function readConfig(): Promise<Config> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return await loadConfig(process.env);
}

/** Opening the embedded database would create one. `verb` says what the operator wants to do with it. */
export function requireDatabase({ database, dataDir }: Config, verb: string): void {
  const hasEmbedded = ['postgres', 'postgres-location'].some((name) => existsSync(path.join(dataDir, name)));
  if (!database.url && !hasEmbedded) throw new StartupError(`There is nothing to ${verb}: ${dataDir} has no database.`);
}

/** Connects to the server itself, not to a pooler. Shares a running embedded server with its node. */
export async function openConnection({ database, dataDir }: Config, say: Say): Promise<Connection> {
  const { directUrl } = database;
  const setting = directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  return await openAddress({ url: directUrl ?? database.url, dataDir, setting }, say);
}

interface Address {
  /** Undefined for the embedded database in `dataDir`. */
  url: string | undefined;
  dataDir: string;
  setting: string;
}

/** `say` is called if the embedded server makes it wait. */
export async function openAddress({ url, dataDir, setting }: Address, say: Say): Promise<Connection> {
  const database = { url, directUrl: undefined, replica: undefined, poolSize };
  return await connect({ database, dataDir }, { info: say, warn: () => undefined, error: () => undefined }, setting);
}

/** Migrates the database. */
export async function openDatabase(say: Say, config?: Config): Promise<Connection> {
  const connection = await openConnection(config ?? (await readConfig()), say);
  try {
    await migrate(connection.pool);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
