import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { supportTickets } from '../../support/tables.ts';

interface Marks {
  ticketId: string;
  deliveredSeq: number;
  readSeq: number;
}

/** What has come to an agent, and was read by one: only forward, and never beyond the last message. False for no ticket. */
export async function markTicket(db: Database, { ticketId, deliveredSeq, readSeq }: Marks): Promise<boolean> {
  const t = supportTickets;
  const reach = (seq: number) => sql`least(${seq}::bigint, ${t.lastSeq})::int`;
  const delivered = reach(Math.max(deliveredSeq, readSeq));
  const isForward = sql`(${t.agentDeliveredSeq} < ${delivered} or ${t.agentReadSeq} < ${reach(readSeq)})`;
  const moved = await db
    .update(t)
    .set({
      agentDeliveredSeq: sql`greatest(${t.agentDeliveredSeq}, ${delivered})`,
      agentReadSeq: sql`greatest(${t.agentReadSeq}, ${reach(readSeq)})`,
    })
    .where(sql`${t.id} = ${ticketId} and ${isForward}`)
    .returning({ id: t.id });
  if (moved.length > 0) return true;
  return (await db.select({ id: t.id }).from(t).where(sql`${t.id} = ${ticketId}`)).length > 0;
}
