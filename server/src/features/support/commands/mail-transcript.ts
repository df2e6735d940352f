import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { authUsers } from '../../auth/tables.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import { supportTickets } from '../tables.ts';

/** Mails only to the account's own address: the form's may be a stranger's. Null when there is no such ticket. */
export async function mailTranscript(
  db: Database,
  { userId, ticketId }: { userId: UserId; ticketId: string },
): Promise<string | null> {
  const [ticket] = await db
    .select({ email: authUsers.email })
    .from(supportTickets)
    .innerJoin(authUsers, eq(authUsers.id, supportTickets.userId))
    .where(and(eq(supportTickets.id, ticketId), eq(supportTickets.userId, userId)));
  if (!ticket) return null;
  await queueMail(db, {
    kind: 'transcript',
    userId,
    facts: { ticket_id: ticketId },
    key: `transcript ${ticketId} ${userId}`,
  });
  return ticket.email;
}
