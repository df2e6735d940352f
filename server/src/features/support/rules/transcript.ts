import { brand } from '@pahiya/contract/shared/brand';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { type ChatMessage, systemTexts } from '@pahiya/contract/support/schemas';
import { describeClock, describeDate } from '../../../platform/dates-in-words.ts';
import type { Language } from '../../../platform/request-language.ts';
import { type Translate, textsOf } from '../../../platform/texts.ts';
import { subjectIn } from '../../notifications/rules/support-texts.ts';

interface Conversation {
  subject: string;
  description: string;
  customerName: string;
  createdAt: Date;
  language: Language;
  messages: Pick<ChatMessage, 'senderType' | 'senderName' | 'message' | 'createdAt' | 'attachments'>[];
  isCut: boolean;
}

/** Indian time. */
function timeOf(at: Date, language: Language): string {
  const { date, time } = zonedNow(at);
  return `${describeDate(date, language)}, ${describeClock(time)}`;
}

export function writeTranscript({ messages, isCut, language, ...ticket }: Conversation): string {
  const t = textsOf(language);
  const opening = `${timeOf(ticket.createdAt, language)}, ${ticket.customerName}:\n${ticket.description}`;
  const openings = ticket.description === '' ? [] : [opening];
  const said = messages.map((message) => {
    const files = message.attachments.map(({ name }) => `[${name}]`);
    const text = [wordsOf(message, t), ...files].filter(Boolean).join('\n');
    const speaker = speakerOf(message, ticket.customerName, t);
    return `${timeOf(new Date(message.createdAt), language)}, ${speaker}:\n${text}`;
  });
  const parts = [...openings, ...(isCut ? [t('transcript.cut')] : []), ...said];
  return [t('transcript.opening', { subject: subjectIn(language, ticket.subject) }), ...parts].join('\n\n');
}

type Message = Conversation['messages'][number];

const systemKinds = ['welcome', 'resolved', 'closed', 'reopened', 'acknowledged'] as const;

/** System messages are stored in English and translated here. */
function wordsOf({ senderType, message }: Message, t: Translate): string {
  const known = senderType === 'system' && systemKinds.find((kind) => systemTexts[kind] === message);
  return known ? t(`support.system.${known}`, { brand: brand.name }) : message;
}

function speakerOf({ senderType, senderName }: Message, customerName: string, t: Translate): string {
  if (senderType === 'user') return customerName;
  if (senderType !== 'agent') return brand.name;
  const values = { brand: brand.name, name: senderName ?? '' };
  return t(senderName === null ? 'transcript.nameless' : 'transcript.agent', values);
}
