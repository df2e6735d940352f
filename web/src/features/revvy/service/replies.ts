import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { api } from '../../../lib/api/api.ts';
import type { ChatCache } from '../queries/chat-cache.ts';
import { createChatSession } from './chat-session.ts';
import { createStopping } from './stopping.ts';
import { whenDrawn } from './when-drawn.ts';

interface RepliesParts {
  cache: ChatCache;
  onStarted: () => void;
  onEnded: (reply: RevvyMessage) => void;
  onStopWanted: (isWanted: boolean) => void;
  /** Stop came too late: the answer is complete. */
  onWhole: () => void;
}

export function createReplies({ cache, onStarted, onEnded, onStopWanted, onWhole }: RepliesParts) {
  const session = createChatSession({
    transport: api.revvy,
    cache,
    onFrame: whenDrawn,
    onStarted(replyId) {
      onStarted();
      stopping.begun(replyId);
    },
    onEnded,
    onLost: () => void cache.startOver(),
  });
  const stopping = createStopping({
    stopReply: (messageId) => api.revvy.stop({ messageId }),
    session,
    put: cache.put,
    onWanted: onStopWanted,
    onWhole,
  });
  return { session, stopping };
}
