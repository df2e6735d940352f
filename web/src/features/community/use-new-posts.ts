import type { Post } from '@pahiya/contract/community/schemas';
import type { LiveEvent } from '@pahiya/contract/live/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { type QueryClient, useInfiniteQuery, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { api } from '@/lib/api/api.ts';
import { feedOptions } from './queries/posts.ts';
import { gather } from './rules/gather.ts';
import { changePages, newPostsIn, restartWith, withoutMissing } from './rules/lists.ts';
import { createPostKey } from './use-create-post.ts';
import { gathering, type OnLiveEvent } from './use-live-posts.ts';

interface NewPosts {
  onEvent: OnLiveEvent;
  /** Number of posts newer than the feed, without the reader's own. */
  count: number;
  /** Whether there may be more new posts than `count`. */
  isMore: boolean;
  /** Restarts the feed with the posts fetched in the meantime. */
  show: () => void;
}

/** Holds new posts back, so that nothing moves while somebody reads. */
export function useNewPosts(): NewPosts {
  const client = useQueryClient();
  const [arrived, setArrived] = useState<Page<Post> | null>(null);
  const isPosting = useIsMutating({ mutationKey: createPostKey }) > 0;
  const options = feedOptions();
  const { data: feed } = useInfiniteQuery({ ...options, enabled: false });
  const fresh = arrived && feed && !isPosting ? newPostsIn(arrived, feed) : [];

  const looking = useMemo(() => {
    let asked = 0;
    let taken = 0;
    async function look() {
      asked += 1;
      const request = asked;
      const page = await api.community.feed({});
      // A late response to an earlier request is outdated.
      if (request < taken) return;
      taken = request;
      forgetMissing(client, page);
      setArrived(page);
    }
    return gather(() => void look().catch(() => undefined), gathering);
  }, [client]);
  useEffect(() => looking.stop, [looking]);

  return {
    count: fresh.length,
    isMore: fresh.length > 0 && fresh.length === arrived?.items.length,
    show() {
      if (arrived) client.setQueryData(options.queryKey, (pages) => restartWith(arrived, pages));
      setArrived(null);
    },
    onEvent: ({ topic, id, change }: LiveEvent) => {
      if (topic !== 'posts') return;
      if (change === 'made' || id === null) looking.add(id ?? 'any');
      if (change === 'gone')
        setArrived((page) => page && { ...page, items: page.items.filter((post) => post.id !== id) });
    },
  };
}

/** The first page alone shows which posts the reader may no longer see. */
function forgetMissing(client: QueryClient, page: Page<Post>): void {
  client.setQueryData(feedOptions().queryKey, (pages) => pages && changePages(pages, withoutMissing(page)));
}
