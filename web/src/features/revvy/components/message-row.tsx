import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { memo } from 'react';
import type { MessageRowActions } from '../types.ts';
import { AskedMessage } from './asked-message.tsx';
import { RevvyAnswer } from './revvy-answer.tsx';

interface MessageRowProps {
  message: RevvyMessage;
  isLast: boolean;
  isRead: boolean;
  canRead: boolean;
  ticket: string | null;
  actions: MessageRowActions;
}

/** Memoized: other messages do not render again while an answer grows. */
export const MessageRow = memo(function MessageRow({ message, ...answer }: MessageRowProps) {
  if (message.role === 'user') return <AskedMessage message={message} />;
  return <RevvyAnswer reply={message} {...answer} />;
});
