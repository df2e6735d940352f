import { brand } from '@pahiya/contract/shared/brand';
import { businessZone } from '@pahiya/contract/shared/dates';
import type { ChatMessage } from '@pahiya/contract/support/schemas';

interface Conversation {
  subject: string;
  description: string;
  customerName: string;
  createdAt: Date;
  messages: Pick<ChatMessage, 'senderType' | 'senderName' | 'message' | 'createdAt' | 'attachments'>[];
  /** Earlier ones that are left out. */
  isCut: boolean;
}

const when = new Intl.DateTimeFormat('en-IN', {
  timeZone: businessZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A conversation as plain text, each message under who said it and when in India; files are named. */
export function writeTranscript({ messages, isCut, ...ticket }: Conversation): string {
  const opening = `${when.format(ticket.createdAt)}, ${ticket.customerName}:\n${ticket.description}`;
  // A chat begins with its first message.
  const openings = ticket.description === '' ? [] : [opening];
  const said = messages.map((message) => {
    const files = message.attachments.map(({ name }) => `[${name}]`);
    const text = [message.message, ...files].filter(Boolean).join('\n');
    return `${when.format(new Date(message.createdAt))}, ${speakerOf(message, ticket.customerName)}:\n${text}`;
  });
  const parts = [...openings, ...(isCut ? ['(Earlier messages are on the page of the ticket.)'] : []), ...said];
  return [`This is your conversation "${ticket.subject}", times in India.`, ...parts].join('\n\n');
}

function speakerOf({ senderType, senderName }: Conversation['messages'][number], customerName: string): string {
  if (senderType === 'user') return customerName;
  return senderType === 'agent' ? `${senderName ?? 'Agent'} (${brand.name})` : brand.name;
}
