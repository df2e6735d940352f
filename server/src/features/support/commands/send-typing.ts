import { typingTopicPrefix } from '@pahiya/contract/live/schemas';
import { and, eq, sql } from 'drizzle-orm';
import { tryHoldName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import { supportTickets } from '../tables.ts';

interface Typing {
  ticketId: string;
  userId?: string;
  agentId?: string;
}

const restSeconds = 2;

/** Tells that somebody types, at most once in two seconds. False when there is no such ticket. */
export async function sendTyping(db: Database, { ticketId, userId, agentId }: Typing): Promise<boolean> {
  const isOwn = userId === undefined ? undefined : eq(supportTickets.userId, userId);
  const [found] = await db
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(and(eq(supportTickets.id, ticketId), isOwn));
  if (!found) return false;
  const topic = `${typingTopicPrefix}${ticketId}`;
  const who = agentId ?? ticketId;
  await db.transaction(async (tx) => {
    if (!(await tryHoldName(tx, `${topic} ${who}`))) return;
    await tx.execute(sql`
      select tell_live(${topic}, ${who}::uuid, 'changed', null, null)
      where not exists (select from live_events
        where created_at > clock_timestamp() - make_interval(secs => ${restSeconds}) and topic = ${topic} and ref = ${who})`);
  });
  return true;
}
