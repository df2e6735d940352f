import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { unfold } from '@pahiya/contract/shared/folded';
import { Check, Copy, RotateCcw, Square, ThumbsDown, ThumbsUp, Volume2 } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { notify } from '@/ui/notify.ts';
import type { MessageRowActions } from '../types.ts';

interface MessageActionsProps {
  reply: RevvyMessage;
  isLast: boolean;
  isRead: boolean;
  canRead: boolean;
  actions: MessageRowActions;
}

export function MessageActions({ reply, isLast, isRead, canRead, actions }: MessageActionsProps) {
  const { t } = useTranslation('revvy');
  const isComplete = reply.status === 'complete';
  return (
    <div className="-ms-3 mt-1 flex flex-wrap items-center text-text-muted">
      <CopyButton reply={reply} />
      {canRead && (
        <Action
          label={t(isRead ? 'message.stopReading' : 'message.read')}
          onClick={() => (isRead ? actions.onStopReading() : actions.onRead(reply))}
        >
          {isRead ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        </Action>
      )}
      <Thumb reply={reply} thumb="up" onRate={actions.onRate} />
      <Thumb reply={reply} thumb="down" onRate={actions.onRate} />
      {isLast && isComplete && (
        <Action label={t('message.retry')} onClick={() => actions.onRetry(reply)}>
          <RotateCcw aria-hidden="true" />
        </Action>
      )}
    </div>
  );
}

function Action(props: ComponentProps<typeof IconButton>) {
  return <IconButton {...props} className={cn('[&_svg]:size-4.5', props.className)} />;
}

interface ThumbProps extends Pick<MessageRowActions, 'onRate'> {
  reply: RevvyMessage;
  thumb: 'up' | 'down';
}

function Thumb({ reply, thumb, onRate }: ThumbProps) {
  const { t } = useTranslation('revvy');
  const isGiven = reply.feedback === thumb;
  const Icon = thumb === 'up' ? ThumbsUp : ThumbsDown;
  return (
    <Action label={t(`message.${thumb}`)} aria-pressed={isGiven} onClick={() => onRate(reply, thumb)}>
      <Icon aria-hidden="true" className={isGiven ? 'fill-current' : undefined} />
    </Action>
  );
}

const copiedMs = 2000;

function CopyButton({ reply: { warning, content } }: { reply: RevvyMessage }) {
  const { t } = useTranslation('revvy');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText([warning, unfold(content)].filter(Boolean).join('\n\n'));
      setCopied(true);
      notify.success(t('message.copied'));
    } catch {
      notify.error(t('message.copyFailed'));
    }
  }

  return (
    <Action label={t('message.copy')} onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
    </Action>
  );
}
