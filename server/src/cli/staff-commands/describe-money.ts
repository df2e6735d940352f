import type { MoneyRow } from '@pahiya/contract/desk/administration/schemas';
import { describeMoney } from '@pahiya/contract/shared/money';
import type { Database } from '../../database/pool.ts';
import { closeProblem } from '../../features/payments/commands/close-problem.ts';
import { listMoneyProblems } from '../../features/payments/queries/list-money-problems.ts';
import { align } from './align.ts';
import { type DeskAnswer, done, refused } from './answer.ts';

export async function describeMoneyProblems(db: Database): Promise<string[]> {
  const found = await listMoneyProblems(db);
  if (found.length === 0) return ['Captures, refunds and bookings match.'];
  return align(found.map(cellsOf));
}

function cellsOf({ id, since, amount, currency, bookingId }: MoneyRow): string[] {
  return [
    id,
    since.slice(0, 16).replace('T', ' '),
    amount === null || currency === null ? '' : describeMoney(amount, currency),
    bookingId === null ? '' : `booking ${bookingId}`,
  ];
}

export async function closeMoneyRow(
  db: Database,
  { row, reason, by }: { row: string; reason: string; by: string },
): Promise<DeskAnswer> {
  const closed = await db.transaction((tx) => closeProblem(tx, { rowId: row, reason, closedBy: by }));
  return closed ? done('The row is closed.') : refused('There is no such row; `money` shows them.');
}
