import { brand } from '@pahiya/contract/shared/brand';
import type { ChatMessage } from '@pahiya/contract/support/schemas';
import { Check, CheckCheck } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LinkedText } from '@/layout/linked-text.tsx';
import { cn } from '@/ui/cn.ts';
import { isOwn, type MessageMark, momentOf, systemTextOf } from '../rules/messages.ts';
import type { ConversationTicket } from '../types.ts';
import { useSide } from '../use-side.ts';
import { AttachmentRow } from './attachment-view.tsx';

/** Own messages are right and filled, system messages grey, others white (product, section 12.2). */
export const bubbleStyles = {
  own: 'rounded-ee-md bg-primary text-on-primary',
  system: 'bg-surface-sunken text-text-muted dark:bg-surface-raised',
  other: 'rounded-es-md border border-border bg-surface text-text',
};

type Place = keyof typeof bubbleStyles;

const rowStyles: Record<Place, string> = {
  own: 'items-end self-end',
  system: 'items-center self-center text-center',
  other: 'items-start self-start',
};

interface MessageBubbleProps {
  message: ChatMessage;
  customerName: string;
  isFirst: boolean;
  mark: MessageMark | null;
}

export const MessageBubble = memo(function MessageBubble({ message, customerName, isFirst, mark }: MessageBubbleProps) {
  const { t } = useTranslation('support');
  const side = useSide();
  const { senderType, attachments, createdAt } = message;
  const isByReader = isOwn(message, side);
  const place = senderType === 'system' ? 'system' : isByReader ? 'own' : 'other';
  const who = useSender(message, customerName);
  const known = systemTextOf(message);
  const text = known ? t(`system.${known}`, { brand: brand.name }) : message.message;
  // Agents see each other's names, because several may answer one customer.
  const isNamed = place === 'other' || (place === 'own' && side === 'agent');
  return (
    <Bubble
      {...{ place, who, createdAt, text }}
      name={isNamed && isFirst ? who : null}
      mark={mark && <Mark mark={mark} />}
    >
      <AttachmentRow files={attachments} label={t('ticket.attachments')} />
    </Bubble>
  );
});

export function OpeningBubble({ ticket }: { ticket: ConversationTicket }) {
  const { t } = useTranslation('support');
  const { customerName, description, attachments, createdAt } = ticket;
  return (
    <Bubble place="other" who={customerName} name={customerName} text={description} createdAt={createdAt}>
      <AttachmentRow files={attachments} label={t('ticket.attachments')} />
    </Bubble>
  );
}

function useSender({ senderType, senderName }: ChatMessage, customerName: string): string {
  const { t } = useTranslation('support');
  const side = useSide();
  if (senderType === 'user') return side === 'agent' ? customerName : t('chat.you');
  return senderName ?? t(`chat.${senderType}`);
}

interface BubbleProps {
  place: Place;
  who: string;
  name: string | null;
  text: string;
  createdAt: string;
  mark?: ReactNode;
  children: ReactNode;
}

function Bubble({ place, who, name, text, createdAt, mark, children }: BubbleProps) {
  const { t } = useTranslation('support');
  const time = useFormat().clock(momentOf(createdAt).time);
  return (
    <article
      aria-label={t('chat.at', { who, time })}
      className={cn('flex max-w-[88%] flex-col gap-1 sm:max-w-[75%]', rowStyles[place])}
    >
      {name && <p className="px-1 font-semibold text-sm">{name}</p>}
      {text && (
        <p
          dir="auto"
          className={cn('whitespace-pre-wrap rounded-sheet px-4 py-2.5 wrap-anywhere', bubbleStyles[place])}
        >
          <LinkedText text={text} />
        </p>
      )}
      {children}
      <p className="flex items-center gap-1 px-1 text-text-muted text-xs tabular-nums">
        <time dateTime={createdAt}>{time}</time>
        {mark}
      </p>
    </article>
  );
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
