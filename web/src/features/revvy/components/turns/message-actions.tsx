import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { unfold } from '@pahiya/contract/shared/folded';
import { RotateCcw, Square, ThumbsDown, ThumbsUp, Volume2 } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import type { MessageRowActions } from '../../types.ts';
import { Action } from './action.tsx';
import { CopyButton } from './copy-button.tsx';

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
    <>
      <CopyButton text={[reply.warning, unfold(reply.content)].filter(Boolean).join('\n\n')} />
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
    </>
  );
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
