import type pg from 'pg';
import { tableName } from '../../database/copy/list-tables.ts';
import { type Sequence, setSequences } from '../../database/copy/sequences.ts';
import { prepareCopying } from '../../database/copy/text-settings.ts';
import { liftGuards } from './lift-guards.ts';
import { renumberTransactions } from './renumber-transactions.ts';

/** `load` copies the rows and returns the sequences. Call it in a transaction. */
export async function fillTables(
  client: pg.ClientBase,
  tables: readonly { name: string }[],
  load: () => Promise<readonly Sequence[]>,
): Promise<void> {
  await prepareCopying(client);
  const setGuards = await liftGuards(client);
  // Migrations have inserted rows, which `load` copies as well.
  await client.query(`truncate ${tables.map(({ name }) => tableName(name)).join(', ')}`);
  const sequences = await load();
  await renumberTransactions(client);
  await setSequences(client, sequences);
  await setGuards();
}
