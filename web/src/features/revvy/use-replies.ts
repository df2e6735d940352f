import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ChatCache } from './queries/chat-cache.ts';
import { createReplies } from './service/replies.ts';

interface RepliesOptions {
  cache: ChatCache;
  /** An answer the server is writing now. It is followed no matter who asked the question. */
  growingId: string | null;
  onStarted: () => void;
  onEnded: (reply: RevvyMessage) => void;
  /** Stop came too late: the answer is complete. */
  onWhole: () => void;
}

export function useReplies({ cache, growingId, onStarted, onEnded, onWhole }: RepliesOptions) {
  const [isStopWanted, setStopWanted] = useState(false);
  const reportStarted = useEffectEvent(onStarted);
  const reportEnded = useEffectEvent(onEnded);
  const reportWhole = useEffectEvent(onWhole);
  const { session, stopping } = useMemo(
    () =>
      createReplies({
        cache,
        onStarted: () => reportStarted(),
        onEnded: (reply) => reportEnded(reply),
        onStopWanted: setStopWanted,
        onWhole: () => reportWhole(),
      }),
    [cache],
  );

  const follow = useEffectEvent((replyId: string) => {
    if (!session.isFollowing(replyId)) session.follow(replyId).catch(() => void cache.startOver());
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
