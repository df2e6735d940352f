import type { PublicProfile } from '@pahiya/contract/profiles/schemas';
import { type InfiniteData, type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api/api.ts';

export interface HideablePerson {
  id: string;
  username: string;
  fullName: string;
}

const marks = {
  block: { isBlocked: true, isFollowing: false, followsReader: false },
  unblock: { isBlocked: false },
  mute: { isMuted: true },
  unmute: { isMuted: false },
} satisfies Record<string, Partial<PublicProfile>>;

export type HideAction = keyof typeof marks;

export function useHidePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ action, person: { username } }: { action: HideAction; person: HideablePerson }) => {
      await api.profiles[action]({ username });
    },
    onSuccess(_done, { action, person }) {
      client.setQueriesData<PublicProfile>({ queryKey: orpc.profiles.get.key() }, (profile) =>
        profile?.id === person.id ? { ...profile, ...marks[action] } : profile,
      );
      for (const queryKey of listsLeft(action)) dropPosts(client, queryKey, person.id);
      for (const queryKey of listsToRefetch(action)) void client.invalidateQueries({ queryKey });
    },
  });
}

/** A muted person's profile still shows their posts. */
function listsLeft(action: HideAction): QueryKey[] {
  const feed = orpc.community.feed.key({ type: 'infinite' });
  if (action === 'mute') return [feed];
  if (action !== 'block') return [];
  return [feed, orpc.community.saved.key({ type: 'infinite' }), orpc.profiles.posts.key({ type: 'infinite' })];
}

/** Lists that only lose posts are not refetched, so that the scroll position is kept. */
function listsToRefetch(action: HideAction): QueryKey[] {
  const profiles = orpc.profiles.key();
  if (action === 'mute') return [profiles];
  const posts = action === 'block' ? [orpc.community.get.key(), orpc.community.comments.key()] : [orpc.community.key()];
  return [profiles, ...posts, orpc.notifications.key()];
}

type PostLists = InfiniteData<{ items: { author: { id: string } }[] }>;

function dropPosts(client: QueryClient, queryKey: QueryKey, authorId: string): void {
  client.setQueriesData<PostLists>({ queryKey }, (lists) => {
    if (!lists) return lists;
    const pages = lists.pages.map((page) => ({
      ...page,
      items: page.items.filter(({ author }) => author.id !== authorId),
    }));
    return { ...lists, pages };
  });
}
