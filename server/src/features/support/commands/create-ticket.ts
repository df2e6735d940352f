import { randomUUID } from 'node:crypto';
import { limits } from '@pahiya/contract/shared/limits';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { supportTickets } from '../tables.ts';

type Columns = typeof supportTickets.$inferInsert;

type NewTicket = Pick<
  Columns,
  | 'userId'
  | 'bookingId'
  | 'subject'
  | 'description'
  | 'category'
  | 'priority'
  | 'customerName'
  | 'customerEmail'
  | 'customerPhone'
  | 'originKey'
  | 'appealOf'
>;

const promises = {
  acknowledgeBy: sql`now() + make_interval(hours => ${limits.grievanceAcknowledgeHours})`,
  dueAt: sql`now() + make_interval(days => ${limits.grievanceDueDays})`,
};

/** Returns a random id, because people quote its beginning (product, section 12.3). Idempotent by `originKey`. */
export async function createTicket(db: Database, ticket: NewTicket): Promise<string> {
  const [made] = await db
    .insert(supportTickets)
    .values({ ...ticket, id: randomUUID(), ...(ticket.category === 'grievance' && promises) })
    .onConflictDoNothing({ target: [supportTickets.userId, supportTickets.originKey] })
    .returning({ id: supportTickets.id });
  const ticketId = made?.id ?? (await findByOrigin(db, ticket));
  if (!ticketId) throw new Error('The existing ticket is missing');
  return ticketId;
}

export async function findByOrigin(
  db: Database,
  { userId, originKey }: Pick<NewTicket, 'userId' | 'originKey'>,
): Promise<string | undefined> {
  const [earlier] = await db
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(and(eq(supportTickets.userId, userId), eq(supportTickets.originKey, originKey ?? '')));
  return earlier?.id;
}
