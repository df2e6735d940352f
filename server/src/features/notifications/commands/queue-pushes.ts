import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

interface News {
  notificationId: string;
  userId: string;
  /** The event is pushed to a device once. */
  event: string;
  actorId?: string;
}

/** Queues one push for each device of the person. They are sent after the commit (`jobs.ts`). */
export async function queuePushes(tx: Database, { notificationId, userId, event, actorId }: News): Promise<void> {
  await tx.execute(sql`
    insert into push_deliveries (id, notification_id, token_id, user_id, event, actor_id, due_at)
    select gen_random_uuid(), ${notificationId}, token.id, token.user_id, ${event}, ${actorId ?? null}::uuid,
      greatest(now(), token.rests_until)
    from push_tokens token where token.user_id = ${userId}
    on conflict (token_id, event) do nothing`);
}
