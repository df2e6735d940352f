import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { api } from '@/lib/api.ts';
import type { ChatCache } from './queries/chat-cache.ts';
import { createChatSession } from './queries/chat-session.ts';
import { createStopping } from './queries/stopping.ts';
import { whenDrawn } from './queries/when-drawn.ts';

interface RepliesOptions {
  cache: ChatCache;
  /** An answer that the server writes at this moment: it is heard, whoever asked for it. */
  growingId: string | null;
  onStarted: () => void;
  onEnded: (reply: RevvyMessage) => void;
  /** Stop came too late: the whole answer is there. */
  onWhole: () => void;
}

/** Hears the answers of one conversation as they grow, and stops them. */
export function useReplies({ cache, growingId, onStarted, onEnded, onWhole }: RepliesOptions) {
  const [isStopWanted, setStopWanted] = useState(false);
  const tellStarted = useEffectEvent(onStarted);
  const tellEnded = useEffectEvent(onEnded);
  const tellWhole = useEffectEvent(onWhole);
  const { session, stopping } = useMemo(() => {
    const session = createChatSession({
      transport: api.revvy,
      cache,
      onFrame: whenDrawn,
      onStarted(replyId) {
        tellStarted();
        stopping.begun(replyId);
      },
      onEnded: (reply) => tellEnded(reply),
      onLost: () => void cache.startOver(),
    });
    const stopping = createStopping({
      stopReply: (messageId) => api.revvy.stop({ messageId }),
      session,
      put: cache.put,
      onWanted: setStopWanted,
      onWhole: () => tellWhole(),
    });
    return { session, stopping };
  }, [cache]);

  const follow = useEffectEvent((replyId: string) => {
    if (!session.isHearing(replyId)) session.follow(replyId).catch(() => void cache.startOver());
  });
  useEffect(() => {
    if (growingId) follow(growingId);
  }, [growingId]);
  useEffect(
    () => () => {
      session.leave();
      cache.forgetOlder();
    },
    [session, cache],
  );

  return { session, stopping, isStopWanted };
}
