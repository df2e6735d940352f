import { brand } from '@pahiya/contract/shared/brand';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { textsOf } from '../../../platform/texts.ts';
import { authUsers } from '../../auth/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { profiles } from '../../profiles/tables.ts';
import { listMessages } from '../queries/list-messages.ts';
import { writeTranscript } from '../rules/transcript.ts';
import { supportTickets } from '../tables.ts';

/** The newest; the others are on the ticket's page. */
const messagesMailed = 500;

/**
 * Has the conversation of an own ticket mailed, and answers to which address: that of the account. The one in the form is
 * whatever somebody typed, and would let anybody mail strangers in our name. Null when there is no such ticket.
 */
export async function mailTranscript(
  db: Database,
  { userId, ticketId }: { userId: string; ticketId: string },
): Promise<string | null> {
  const [ticket] = await db
    .select({
      subject: supportTickets.subject,
      description: supportTickets.description,
      customerName: supportTickets.customerName,
      createdAt: supportTickets.createdAt,
      lastSeq: supportTickets.lastSeq,
      email: authUsers.email,
      language: profiles.language,
    })
    .from(supportTickets)
    .innerJoin(authUsers, eq(authUsers.id, supportTickets.userId))
    .leftJoin(profiles, eq(profiles.id, supportTickets.userId))
    .where(and(eq(supportTickets.id, ticketId), eq(supportTickets.userId, userId)));
  if (!ticket) return null;
  const language = ticket.language ?? 'en';
  const after = Math.max(0, ticket.lastSeq - messagesMailed);
  const wanted = { ticketId, userId, after, limit: messagesMailed, addressOf: () => '' };
  const page = await listMessages(db, wanted);
  const message = writeTranscript({ ...ticket, language, messages: page?.items ?? [], isCut: after > 0 });
  await db.insert(notifications).values({
    ...{ id: uuidv7(), userId, type: 'support', message },
    title: textsOf(language)('transcript.title', { brand: brand.name }),
    data: { ticket_id: ticketId, path: `/support/tickets/${ticketId}` },
    // Asked for, and only as a mail.
    isListed: false,
    isMailDue: true,
  });
  return ticket.email;
}
