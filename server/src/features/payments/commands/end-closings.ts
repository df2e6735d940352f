import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { moneyProblems, problemId } from '../queries/money-problems.ts';

/** Where a problem is gone its closing ends: should the same problem come back, people see it again. */
export async function endClosings(db: Database): Promise<void> {
  await db.execute(sql`
    with ${moneyProblems}
    update money_closings set ended_at = now()
    where ended_at is null and row_id not in (select ${problemId} from problems)`);
}
