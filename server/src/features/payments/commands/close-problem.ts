import type { MoneyRow } from '@pahiya/contract/desk/administration/schemas';
import type { Database } from '../../../database/pool.ts';
import { listMoneyProblems } from '../queries/list-money-problems.ts';
import { moneyClosings } from '../tables.ts';

type Closing = Pick<typeof moneyClosings.$inferInsert, 'rowId' | 'reason' | 'closedBy'>;

/** Somebody has looked into a row of the money report: it is listed no more. Null when there is no such row. */
export async function closeProblem(tx: Database, closing: Closing): Promise<MoneyRow | null> {
  const row = (await listMoneyProblems(tx)).find(({ id }) => id === closing.rowId);
  if (!row || !(await closeRow(tx, closing))) return null;
  return row;
}

/** False when it was closed before. */
export async function closeRow(tx: Database, closing: Closing): Promise<boolean> {
  const closed = await tx.insert(moneyClosings).values(closing).onConflictDoNothing().returning();
  return closed.length > 0;
}
