import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Config, loadConfig } from '../config/config.ts';
import { StartupError } from '../config/startup-error.ts';
import { type Connection, connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';

const poolSize = 2;

export async function readConfig(): Promise<Config> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return await loadConfig(process.env);
}

/** Opening the embedded database would create one. `verb` says what the operator wants to do with it. */
export function requireDatabase({ database, dataDir }: Config, verb: string): void {
  const hasEmbedded = ['postgres', 'postgres-location'].some((name) => existsSync(path.join(dataDir, name)));
  if (!database.url && !hasEmbedded) throw new StartupError(`There is nothing to ${verb}: ${dataDir} has no database.`);
}

/** Does without a pooler. A running embedded server is shared with its node. `say` is called if it must wait. */
export async function openConnection({ database, dataDir }: Config, say: (line: string) => void): Promise<Connection> {
  return await connect(
    { database: { ...database, url: database.directUrl ?? database.url, directUrl: undefined, poolSize }, dataDir },
    { info: say, warn: () => undefined, error: () => undefined },
  );
}

/** Migrates the database. */
export async function openDatabase(say: (line: string) => void, config?: Config): Promise<Connection> {
  const connection = await openConnection(config ?? (await readConfig()), say);
  try {
    await migrate(connection.pool);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
