import type { MoneyRow } from '@pahiya/contract/desk/administration/schemas';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { listMoneyProblems } from '../queries/list-money-problems.ts';
import { moneyClosings } from '../tables.ts';

type Closing = Pick<typeof moneyClosings.$inferInsert, 'rowId' | 'reason' | 'closedBy'>;

/** Hides a row of the money report until something new happens. Null if there is no such row. */
export async function closeProblem(tx: Database, closing: Closing): Promise<MoneyRow | null> {
  const row = (await listMoneyProblems(tx)).find(({ id }) => id === closing.rowId);
  if (!row || !(await closeRow(tx, closing))) return null;
  return row;
}

export async function closeRow(tx: Database, closing: Closing): Promise<boolean> {
  const closed = await tx.insert(moneyClosings).values(closing).onConflictDoNothing().returning();
  return closed.length > 0;
}

export async function reopenRows(tx: Database, rowIds: string[]): Promise<void> {
  await tx
    .update(moneyClosings)
    .set({ endedAt: sql`now()` })
    .where(and(inArray(moneyClosings.rowId, rowIds), isNull(moneyClosings.endedAt)));
}
