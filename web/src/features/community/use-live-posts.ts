import type { LiveEvent } from '@pahiya/contract/live/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { orpc } from '@/lib/api/api.ts';
import { forgetPost, knownPostIds, readStates } from './queries/post-cache.ts';
import { gather } from './rules/gather.ts';

/** Reacts to changes made elsewhere. An event without an id means that anything of the topic may have changed. */
export type OnLiveEvent = (event: LiveEvent) => void;

export const gathering = { waitMs: 300, jitterMs: 200, limit: limits.pageSizeMaximum };

/** Keeps posts on the screen current: likes, comments and saves are refreshed, deleted posts removed. */
export function useLivePosts(): OnLiveEvent {
  const client = useQueryClient();
  const changes = useMemo(() => followPosts(client), [client]);
  useEffect(() => changes.stop, [changes]);
  return changes.onEvent;
}

function followPosts(client: QueryClient) {
  const ask = gather((ids) => void readStates(client, ids).catch(() => undefined), gathering);

  function askAgain(postId: string | null) {
    const known = knownPostIds(client);
    for (const id of known) if (postId === null || postId === id) ask.add(id);
  }

  function readAgain(queryKey: readonly unknown[]) {
    void client.invalidateQueries({ queryKey });
  }

  return {
    stop: ask.stop,
    onEvent({ topic, id, change }: LiveEvent) {
      if (topic === 'posts' && change === 'gone' && id) forgetPost(client, id);
      else if ((topic === 'posts' && change !== 'made') || topic === 'likes') askAgain(id);
      else if (topic === 'saved_posts') {
        askAgain(id);
        readAgain(orpc.community.saved.key());
      } else if (topic.startsWith('comments:')) {
        const postId = topic.slice('comments:'.length);
        readAgain(orpc.community.comments.key({ input: { postId } }));
        askAgain(postId);
      }
    },
  };
}
