import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createDataDir, freePort, runNode, startNode } from '../../../server/test/node-process.ts';
import type { Stage } from '../stage/stage.ts';
import type { Fault } from './fault.ts';

const name = 'half_migrated';

/** A node loses its connection while it migrates a new database. The next start completes the migration. */
export const interruptedMigration: Fault = {
  name: 'a migration is interrupted',
  async cause({ server, environment, pool }, hold) {
    const folder = await createDataDir();
    const admin = new pg.Client(server.connection);
    await admin.connect();
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
    const DATABASE_URL = `postgres://${server.connection.user}@${encodeURIComponent(server.connection.host ?? '')}/${name}`;
    const settings = { ...environment, DATABASE_URL, DATA_DIR: folder.dataDir };
    const starting = runNode(settings);
    await interrupt(admin);
    const { code } = await starting;
    if (code !== 1) throw new Error(`The start went on after its migration had been interrupted (${code})`);
    await hold();
    const node = await startNode(settings, await freePort());
    await expectSameColumns(pool, DATABASE_URL);
    await node.stop();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    await folder.remove();
  },
};

/** Ends the connection of a migration that has run for a tenth of a second. */
async function interrupt(admin: pg.Client): Promise<void> {
  const statement = `select pid, pg_terminate_backend(pid) from pg_stat_activity
    where datname = $1 and state <> 'idle' and xact_start < clock_timestamp() - interval '100 milliseconds'`;
  for (let tries = 0; tries < 2_000; tries += 1) {
    const { rowCount } = await admin.query(statement, [name]);
    if (rowCount) return;
    await wait(10);
  }
  throw new Error('The node began no migration');
}

async function expectSameColumns(pool: Stage['pool'], connectionString: string): Promise<void> {
  const query = `select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`;
  const other = new pg.Client({ connectionString });
  await other.connect();
  const [expected, found] = [await pool.query(query), await other.query(query)];
  await other.end();
  if (JSON.stringify(expected.rows) !== JSON.stringify(found.rows)) throw new Error('The tables are not complete');
}
