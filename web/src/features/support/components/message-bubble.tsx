import { brand } from '@pahiya/contract/shared/brand';
import type { ChatMessage, TicketDetail } from '@pahiya/contract/support/schemas';
import { Check, CheckCheck } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/ui/cn.ts';
import { type MessageMark, markOf, momentOf, systemTextOf } from '../rules/conversation.ts';
import { AttachmentRow } from './attachment-view.tsx';

/** User right, system grey, agent white (specification, section 2). */
export const bubbleStyles = {
  user: 'rounded-ee-md bg-primary text-on-primary',
  system: 'bg-surface-sunken text-text-muted dark:bg-surface-raised',
  agent: 'rounded-es-md border border-border bg-surface text-text',
};

interface MessageBubbleProps {
  message: ChatMessage;
  mark: MessageMark | null;
}

export const MessageBubble = memo(function MessageBubble({ message, mark }: MessageBubbleProps) {
  const { t } = useTranslation('support');
  const { senderType, senderName, attachments, createdAt } = message;
  const { time } = momentOf(createdAt);
  const who = senderType === 'user' ? t('chat.you') : (senderName ?? t(`chat.${senderType}`));
  const known = systemTextOf(message);
  const text = known ? t(`system.${known}`, { brand: brand.name }) : message.message;
  return (
    <article
      aria-label={t('chat.at', { who, time })}
      className={cn('flex max-w-[88%] flex-col gap-1 sm:max-w-[75%]', rowOf(senderType))}
    >
      {senderType === 'agent' && <p className="ps-1 font-semibold text-sm">{who}</p>}
      {text && (
        <p
          dir="auto"
          className={cn('whitespace-pre-wrap rounded-sheet px-4 py-2.5 wrap-anywhere', bubbleStyles[senderType])}
        >
          {text}
        </p>
      )}
      <AttachmentRow files={attachments} label={t('ticket.attachments')} />
      <p className="flex items-center gap-1 px-1 text-text-muted text-xs tabular-nums">
        <time dateTime={createdAt}>{time}</time>
        {mark && <Mark mark={mark} />}
      </p>
    </article>
  );
});

function rowOf(senderType: ChatMessage['senderType']): string {
  if (senderType === 'user') return 'items-end self-end';
  return senderType === 'agent' ? 'items-start self-start' : 'items-center self-center text-center';
}

function Mark({ mark }: { mark: MessageMark }) {
  const { t } = useTranslation('support');
  const Icon = mark === 'sent' ? Check : CheckCheck;
  return (
    <>
      <Icon aria-hidden="true" className={cn('size-4', mark === 'read' && 'text-success')} />
      <span className="sr-only">{t(mark === 'sent' ? 'chat.sentMark' : `chat.${mark}`)}</span>
    </>
  );
}

export function markOfMessage(
  { senderType, seq }: ChatMessage,
  ticket: Pick<TicketDetail, 'deliveredSeq' | 'readSeq'>,
): MessageMark | null {
  return senderType === 'user' ? markOf(seq, ticket) : null;
}
