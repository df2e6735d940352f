import type { MoneyRow } from '@pahiya/contract/desk/administration/schemas';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { moneyProblems, problemId } from './money-problems.ts';

interface Row extends Record<string, unknown>, Omit<MoneyRow, 'since'> {
  since: string;
}

/** Lists the oldest first, without closed ones. Every captured amount must end in a booking or a refund. */
export async function listMoneyProblems(db: Database): Promise<MoneyRow[]> {
  const { rows } = await db.execute<Row>(sql`
    with ${moneyProblems}
    select ${problemId} as id, problem, booking_id as "bookingId", gateway_payment_id as "gatewayPaymentId",
      amount::float8 as amount, currency, since
    from problems
    where not exists (select from money_closings c where c.row_id = ${problemId} and c.ended_at is null)
    order by since, id
    limit 500`);
  return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }));
}
