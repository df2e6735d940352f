import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { faqEntries, faqRatings } from '../tables/faq-tables.ts';

interface Rating {
  userId: UserId;
  faqId: string;
  isHelpful: boolean;
}

/** Rating again replaces the rating. False when there is no such question. */
export async function rateFaq(db: Database, { userId, faqId, isHelpful }: Rating): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into ${faqRatings} (entry_id, user_id, is_helpful)
    select e.id, ${userId}::uuid, ${isHelpful} from ${faqEntries} e where e.id = ${faqId}
    on conflict (entry_id, user_id) do update set is_helpful = excluded.is_helpful
    returning entry_id`);
  return rows.length > 0;
}
