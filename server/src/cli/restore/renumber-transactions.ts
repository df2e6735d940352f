import pg from 'pg';
import { tableName } from '../../database/copy/list-tables.ts';
import { listTransactionColumns } from '../../database/copy/transaction-columns.ts';

/**
 * On another server the old numbers may lie in the future: nodes would take each live event for a new one until it
 * expires. Now they all happened in the transaction of the restore.
 */
export async function renumberTransactions(client: pg.ClientBase): Promise<void> {
  for (const { table, column } of await listTransactionColumns(client)) {
    await client.query(`update ${tableName(table)} set ${pg.escapeIdentifier(column)} = pg_current_xact_id()`);
  }
}
