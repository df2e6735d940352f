import pg from 'pg';
import { StartupError } from '../../config/startup-error.ts';
import { type Table, tableName } from '../../database/copy/list-tables.ts';
import { listTransactionColumns } from '../../database/copy/transaction-columns.ts';
import { type BeginStep, inStep } from '../backup-file/progress.ts';

interface Print {
  rows: number;
  checksum: string;
}

interface Sides {
  source: pg.ClientBase;
  target: pg.ClientBase;
}

/**
 * Returns the number of rows. Throws if a table differs; numbers of transactions may. Both sides need the settings of
 * `prepareCopying`.
 */
export async function compareTables(
  { source, target }: Sides,
  tables: readonly Table[],
  begin: BeginStep,
): Promise<number> {
  const leftOut = await listTransactionColumns(source);
  return await inStep(begin, { title: 'Comparing', total: tables.length }, async (step) => {
    let rows = 0;
    for (const { name, columns } of tables) {
      const statement = printOf(
        name,
        columns.filter((column) => !leftOut.some((left) => left.table === name && left.column === column)),
      );
      const [before, after] = await Promise.all([print(source, statement), print(target, statement)]);
      requireEqual(name, before, after);
      rows += before.rows;
      step.advance(1);
    }
    return rows;
  });
}

/** The sum of the hashes does not depend on the order of the rows. */
function printOf(name: string, columns: string[]): string {
  const row = `row(${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})::text`;
  return `
    select count(*)::float8 as rows, coalesce(sum(('x' || left(md5(${row}), 15))::bit(60)::bigint), 0)::text as checksum
    from ${tableName(name)}`;
}

async function print(client: pg.ClientBase, statement: string): Promise<Print> {
  const { rows } = await client.query<Print>(statement);
  if (!rows[0]) throw new Error('A table was not counted');
  return rows[0];
}

function requireEqual(name: string, before: Print, after: Print): void {
  if (before.rows !== after.rows) {
    throw new StartupError(
      `The table ${name} has ${before.rows} rows, and its copy has ${after.rows}. Nothing was moved.`,
    );
  }
  if (before.checksum !== after.checksum)
    throw new StartupError(`The table ${name} and its copy differ. Nothing was moved.`);
}
