import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { moneyProblems, problemId } from '../queries/money-problems.ts';

/** Ends the closing of a problem that has disappeared, so that it is reported again if it returns. */
export async function endClosings(db: Database): Promise<void> {
  await db.execute(sql`
    with ${moneyProblems}
    update money_closings set ended_at = now()
    where ended_at is null and row_id not in (select ${problemId} from problems)`);
}
