import { brand } from '@pahiya/contract/shared/brand';
import { and, eq } from 'drizzle-orm';
import { textsOf } from '../../../platform/texts.ts';
import type { MailWriter } from '../../mail/types.ts';
import { writeTranscript } from '../rules/transcript.ts';
import { supportTickets } from '../tables.ts';
import { listMessages } from './list-messages.ts';

const messagesMailed = 500;

export const writeTranscriptMail: MailWriter = async ({ userId, facts, language }, { db, origin }) => {
  const ticketId = String(facts.ticket_id);
  if (userId === null) return null;
  const [ticket] = await db
    .select({
      subject: supportTickets.subject,
      description: supportTickets.description,
      customerName: supportTickets.customerName,
      createdAt: supportTickets.createdAt,
      lastSeq: supportTickets.lastSeq,
    })
    .from(supportTickets)
    .where(and(eq(supportTickets.id, ticketId), eq(supportTickets.userId, userId)));
  if (!ticket) return null;
  const after = Math.max(0, ticket.lastSeq - messagesMailed);
  const page = await listMessages(db, { ticketId, userId, after, limit: messagesMailed, addressOf: () => '' });
  const text = writeTranscript({ ...ticket, language, messages: page?.items ?? [], isCut: after > 0 });
  const t = textsOf(language);
  return {
    subject: t('transcript.title', { brand: brand.name }),
    paragraphs: text.split('\n\n'),
    button: { label: t('mail.button.ticket'), url: `${origin}/support/tickets/${ticketId}` },
  };
};
