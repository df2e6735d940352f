import { existsSync } from 'node:fs';
import { type Config, loadConfig } from '../config/config.ts';
import { type Connection, connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';

const poolSize = 2;

export async function readConfig(): Promise<Config> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return await loadConfig(process.env);
}

/** A running embedded server is shared with its node. `say` is called if it must wait. */
export async function openConnection({ database, dataDir }: Config, say: (line: string) => void): Promise<Connection> {
  return await connect(
    { database: { ...database, poolSize }, dataDir },
    { info: say, warn: () => undefined, error: () => undefined },
  );
}

/** Migrates the database. */
export async function openDatabase(say: (line: string) => void): Promise<Connection> {
  const connection = await openConnection(await readConfig(), say);
  try {
    await migrate(connection.pool);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
