import type { LiveEvent } from '@pahiya/contract/live/schemas';
import { type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { orpc } from '@/lib/api/api.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { followKey } from './use-follow.ts';

/** Posts by many people arrive together, so profiles are refetched once for all of them. */
const gatherMs = 400;

/** Keeps a page with profiles current. */
export function useLiveProfiles(): (event: LiveEvent) => void {
  const queryClient = useQueryClient();
  const live = useMemo(() => followProfiles(queryClient), [queryClient]);
  useEffect(() => live.stop, [live]);
  return live.onEvent;
}

function followProfiles(queryClient: QueryClient) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function readHeads() {
    clearTimeout(timer);
    timer = setTimeout(() => void readCounts(queryClient), gatherMs);
  }

  return {
    stop: () => clearTimeout(timer),
    onEvent({ topic, id, change }: LiveEvent) {
      // The reader's own press refetches by itself when it is done.
      if (topic === 'followers' && queryClient.isMutating({ mutationKey: followKey }) === 0) {
        void readAgain(queryClient, followLists());
      }
      // People were blocked, unblocked or left. The event does not say who.
      else if (topic === 'posts' && id === null) void readAgain(queryClient, allLists());
      else if (topic === 'posts' && change !== 'changed') readHeads();
    },
  };
}

const heads = () => [orpc.profiles.me.key(), orpc.profiles.get.key()];

const followLists = () => [orpc.profiles.followers.key(), orpc.profiles.following.key()];

const allLists = () => [
  ...followLists(),
  orpc.profiles.posts.key(),
  orpc.profiles.search.key(),
  orpc.profiles.blocked.key(),
  orpc.profiles.muted.key(),
];

/** Profiles first: lists of people the reader can no longer see are dropped instead of refetched. */
async function readAgain(queryClient: QueryClient, lists: QueryKey[]): Promise<void> {
  await Promise.all(heads().map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const gone = goneNames(queryClient);
  for (const queryKey of lists) {
    const ofGone = { queryKey, predicate: (query: Query) => gone.has(nameIn(query)) };
    queryClient.removeQueries(ofGone);
    void queryClient.invalidateQueries({ queryKey, predicate: (query) => !ofGone.predicate(query) });
  }
}

function goneNames(queryClient: QueryClient): Set<string | undefined> {
  const asked = queryClient.getQueryCache().findAll({ queryKey: orpc.profiles.get.key() });
  return new Set(asked.filter(({ state }) => errorCode(state.error) === 'NOT_FOUND').map(nameIn));
}

function nameIn({ queryKey: [, asked] }: Query): string | undefined {
  return (asked as { input?: { username?: string } } | undefined)?.input?.username;
}

/** The event does not name the author, so the list is refetched only if a count changed. */
async function readCounts(queryClient: QueryClient): Promise<void> {
  const before = countsOf(queryClient);
  await Promise.all(heads().map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  if (countsOf(queryClient) === before) return;
  await queryClient.invalidateQueries({ queryKey: orpc.profiles.posts.key() });
}

function countsOf(queryClient: QueryClient): string {
  const found = heads().flatMap((queryKey) => queryClient.getQueriesData<{ posts: number | null }>({ queryKey }));
  return found.map(([, profile]) => profile?.posts).join();
}
