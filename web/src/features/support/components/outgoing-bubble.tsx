import { CircleAlert, Paperclip } from 'lucide-react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { momentOf } from '../rules/messages.ts';
import type { Outgoing } from '../types.ts';
import { bubbleStyles } from './message-bubble.tsx';

interface OutgoingBubbleProps {
  message: Outgoing;
  onAgain: () => void;
  onDiscard: () => void;
}

/** A message that the server does not have yet. */
export function OutgoingBubble({ message, onAgain, onDiscard }: OutgoingBubbleProps) {
  const { t } = useTranslation('support');
  const format = useFormat();
  const { text, files, state, createdAt } = message;
  return (
    <article
      aria-label={t('chat.at', { who: t('chat.you'), time: format.clock(momentOf(createdAt).time) })}
      className="flex max-w-[88%] flex-col items-end gap-1 self-end sm:max-w-[75%]"
    >
      {text && (
        <p dir="auto" className={cn('whitespace-pre-wrap rounded-sheet px-4 py-2.5 wrap-anywhere', bubbleStyles.own)}>
          {text}
        </p>
      )}
      {files.map(({ id, name }) => (
        <p key={id} className="flex items-center gap-1.5 text-sm wrap-anywhere">
          <Paperclip aria-hidden="true" className="size-4 shrink-0" />
          {name}
        </p>
      ))}
      {state === 'sending' ? (
        <p className="px-1 text-text-muted text-xs">{t('chat.sending')}</p>
      ) : (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p role="alert" className="flex items-center gap-1 font-medium text-danger text-sm">
            <CircleAlert aria-hidden="true" className="size-4" />
            {t('chat.notSent')}
          </p>
          <Button variant="outline" size="small" onClick={onAgain}>
            {t('chat.tryAgain')}
          </Button>
          <Button variant="ghost" size="small" onClick={onDiscard}>
            {t('chat.discard')}
          </Button>
        </div>
      )}
    </article>
  );
}
