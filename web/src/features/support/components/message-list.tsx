import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import type { ChatMessage } from '@pahiya/contract/support/schemas';
import { Fragment, type ReactNode } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { beginsDay, goesOn, isOwn, markOf, momentOf } from '../rules/messages.ts';
import type { ConversationTicket } from '../types.ts';
import { useSide } from '../use-side.ts';
import { MessageBubble } from './message-bubble.tsx';

interface MessageListProps {
  messages: readonly ChatMessage[];
  ticket: ConversationTicket;
  /** The message before the first one shown. */
  before?: Pick<ChatMessage, 'senderType' | 'senderName' | 'createdAt'> | undefined;
}

export function MessageList({ messages, ticket, before }: MessageListProps) {
  const side = useSide();
  return messages.map((message, index) => (
    <Fragment key={message.id}>
      {beginsDay(message, messages[index - 1] ?? before) && <DayLine date={momentOf(message.createdAt).date} />}
      <MessageBubble
        message={message}
        customerName={ticket.customerName}
        isFirst={!goesOn(message, messages[index - 1] ?? before)}
        mark={isOwn(message, side) ? markOf(message.seq, ticket) : null}
      />
    </Fragment>
  ));
}

export function DayLine({ date }: { date: string }): ReactNode {
  const { t } = useTranslation('common');
  const format = useFormat();
  const today = zonedNow(new Date()).date;
  const isThisYear = date > addDays(today, -300);
  const text = date === today ? t('date.today') : isThisYear ? format.day(date) : format.date(date);
  return (
    <p className="flex items-center gap-3 py-1 text-text-muted text-xs before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
      <time dateTime={date} className="font-semibold">
        {text}
      </time>
    </p>
  );
}
