import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { memo } from 'react';
import type { MessageRowActions } from '../types.ts';
import { RevvyAnswer } from './revvy-answer.tsx';
import { AskedMessage } from './turns/asked-message.tsx';

interface MessageRowProps {
  message: RevvyMessage;
  isLast: boolean;
  /** True for the last question, once it is answered. */
  canEdit: boolean;
  isRead: boolean;
  canRead: boolean;
  ticket: string | null;
  actions: MessageRowActions;
}

/** Memoized: other messages do not render again while an answer grows. */
export const MessageRow = memo(function MessageRow({ message, canEdit, ...answer }: MessageRowProps) {
  if (message.role === 'user') {
    return <AskedMessage message={message} onEdit={canEdit ? answer.actions.onEdit : undefined} />;
  }
  return <RevvyAnswer reply={message} {...answer} />;
});
