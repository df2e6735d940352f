import { existsSync } from 'node:fs';
import { loadConfig } from '../config/config.ts';
import { type Connection, connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';

const poolSize = 2;

/** Migrates the database. A running embedded server is shared with its node. `say` is called if it must wait. */
export async function openDatabase(say: (line: string) => void): Promise<Connection> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { database, dataDir } = await loadConfig(process.env);
  const connection = await connect(
    { database: { ...database, poolSize }, dataDir },
    { info: say, warn: () => undefined, error: () => undefined },
  );
  try {
    await migrate(connection.pool);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
