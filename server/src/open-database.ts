import { existsSync } from 'node:fs';
import { loadConfig } from './config/config.ts';
import { type Connection, connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';

/** One command does one thing at a time. */
const poolSize = 2;

/**
 * For commands beside the server: the database of the configuration, migrated. A running embedded one is shared with
 * the node that runs it. `say` gets a line when there is something to wait for.
 */
export async function openDatabase(say: (line: string) => void): Promise<Connection> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { database, dataDir } = await loadConfig(process.env);
  const connection = await connect(
    { database: { ...database, poolSize }, dataDir },
    { info: say, warn: () => undefined },
  );
  try {
    await migrate(connection.pool);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
