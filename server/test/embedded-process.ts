import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '../src/database/embedded/start-embedded.ts';

/** Prints its start time and stops on any input. */
const { dataDir = '' } = parseArgs({ options: { dataDir: { type: 'string' } } }).values;
const embedded = await startEmbedded({ dataDir });
const client = new pg.Client(embedded.connection);
await client.connect();
const { rows } = await client.query('select pg_postmaster_start_time()::text as started');
await client.end();
process.stdout.write(`${JSON.stringify(rows[0])}\n`);
process.stdin.once('data', async () => {
  await embedded.stop();
  process.exit();
});
