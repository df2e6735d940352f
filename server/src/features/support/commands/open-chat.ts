import { chatSubject } from '@pahiya/contract/shared/known-values';
import { systemTexts } from '@pahiya/contract/support/schemas';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { holdName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { authUsers } from '../../auth/tables.ts';
import { profiles } from '../../people/tables.ts';
import { contactColumns } from '../queries/contact-columns.ts';
import { supportTickets } from '../tables.ts';
import { addMessage } from './add-message.ts';
import { chatOf } from './change-status.ts';
import { createTicket } from './create-ticket.ts';
import { lockTicket } from './lock-ticket.ts';

/** The customer's latest open chat, or a new one (product, section 12.2). */
export async function openChat(db: Database, { userId }: { userId: UserId }): Promise<string> {
  return (await findChat(db, userId)) ?? (await db.transaction((tx) => beginChat(tx, userId)));
}

async function findChat(db: Database, userId: string): Promise<string | undefined> {
  const [chat] = await db
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(
      and(
        eq(supportTickets.userId, userId),
        eq(supportTickets.category, 'chat'),
        inArray(supportTickets.status, ['open', 'in_progress']),
      ),
    )
    .orderBy(desc(supportTickets.createdAt), desc(supportTickets.id))
    .limit(1);
  return chat?.id;
}

async function beginChat(tx: Database, userId: string): Promise<string> {
  await holdName(tx, chatOf(userId));
  const opened = await findChat(tx, userId);
  if (opened) return opened;
  const ticketId = await createTicket(tx, {
    ...(await findContact(tx, userId)),
    userId,
    subject: chatSubject,
    description: '',
    category: 'chat',
    priority: 'medium',
  });
  const ticket = await lockTicket(tx, { ticketId });
  if (!ticket) throw new Error('The new ticket is missing');
  const message = systemTexts.welcome;
  await addMessage(tx, ticket, { id: uuidv7(), senderType: 'system', senderId: null, message });
  return ticketId;
}

async function findContact(tx: Database, userId: string) {
  const [contact] = await tx
    .select(contactColumns)
    .from(authUsers)
    .leftJoin(profiles, eq(profiles.id, authUsers.id))
    .where(eq(authUsers.id, userId));
  if (!contact) throw new Error('The signed-in account is missing');
  return contact;
}
