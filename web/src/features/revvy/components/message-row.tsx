import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { memo } from 'react';
import type { MessageRowActions } from '../types.ts';
import { RevvyAnswer } from './revvy-answer.tsx';
import { AskedMessage } from './turns/asked-message.tsx';
import { DayText } from './turns/day-text.tsx';

interface MessageRowProps {
  message: RevvyMessage;
  /** Day in India, if the message is the first one of its day. */
  newDay: string | undefined;
  /** Text of the question before an answer. */
  asked: string;
  isLast: boolean;
  /** True for the last question, once it is answered. */
  canEdit: boolean;
  isRead: boolean;
  canRead: boolean;
  ticket: string | null;
  actions: MessageRowActions;
}

/** Memoized: other messages do not render again while an answer grows. */
export const MessageRow = memo(function MessageRow({ message, newDay, canEdit, ...answer }: MessageRowProps) {
  return (
    <>
      {newDay && (
        <p className="pb-4 text-center text-sm text-text-muted">
          <time dateTime={newDay}>
            <DayText date={newDay} />
          </time>
        </p>
      )}
      {message.role === 'user' ? (
        <AskedMessage message={message} onEdit={canEdit ? answer.actions.onEdit : undefined} />
      ) : (
        <RevvyAnswer reply={message} {...answer} />
      )}
    </>
  );
});
