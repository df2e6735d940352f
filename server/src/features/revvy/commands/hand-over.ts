import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { authUsers } from '../../auth/tables.ts';
import { profiles } from '../../people/tables.ts';
import { createTicket } from '../../support/commands/create-ticket.ts';
import { contactColumns } from '../../support/queries/contact-columns.ts';
import { isOwn } from '../queries/conversation-columns.ts';
import { writeTranscript } from '../rules/transcript.ts';
import { revvyAttachments, revvyConversations, revvyMessages } from '../tables.ts';

interface Wanted {
  userId: UserId;
  conversationId: string;
}

/** Creates one ticket per state of the conversation. Null if it does not exist or is empty. */
export async function handOver(db: Database, wanted: Wanted): Promise<{ ticketId: string } | null> {
  const customer = await findCustomer(db, wanted);
  const said = customer ? await listSaid(db, wanted.conversationId) : [];
  const last = said.at(-1);
  if (!customer || !last) return null;
  const { title, ...contact } = customer;
  const ticketId = await createTicket(db, {
    ...contact,
    userId: wanted.userId,
    subject: title,
    category: 'other',
    description: writeTranscript(said),
    // A retry, an edit and another version change a message in its place and count as an attempt.
    originKey: `revvy:${wanted.conversationId}:${last.id}:${last.attempt + earlierChanges(said)}`,
  });
  return { ticketId };
}

async function findCustomer(db: Database, { userId, conversationId }: Wanted) {
  const [found] = await db
    .select({ title: revvyConversations.title, ...contactColumns })
    .from(revvyConversations)
    .innerJoin(authUsers, eq(authUsers.id, revvyConversations.userId))
    .leftJoin(profiles, eq(profiles.id, revvyConversations.userId))
    .where(and(eq(revvyConversations.id, conversationId), isOwn(userId)));
  return found;
}

/** The key of a conversation without such changes stays what it was before they existed. */
function earlierChanges(said: readonly { attempt: number }[]): number {
  return said.slice(0, -1).reduce((changes, { attempt }) => changes + attempt - 1, 0);
}

const mostRead = 500;

async function listSaid(db: Database, conversationId: string) {
  const pictures = db
    .select({ made: count() })
    .from(revvyAttachments)
    .where(eq(revvyAttachments.messageId, revvyMessages.id));
  const { id, attempt, role, content, warning, cards, position } = revvyMessages;
  const newest = db
    .select({
      id,
      attempt,
      role,
      content,
      warning,
      cards,
      position,
      pictures: sql<number>`(${pictures})`.mapWith(Number).as('pictures'),
    })
    .from(revvyMessages)
    .where(and(eq(revvyMessages.conversationId, conversationId), ne(revvyMessages.status, 'streaming')))
    .orderBy(sql`${position} desc`)
    .limit(mostRead)
    .as('newest');
  return await db.select().from(newest).orderBy(asc(newest.position));
}
