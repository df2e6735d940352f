import type { ListedPerson, OwnProfile, PublicProfile } from '@pahiya/contract/profiles/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api/api.ts';
import { ownProfile } from '@/shared/profiles/queries.ts';
import { profileOf } from './queries/other-people.ts';
import { withFollow } from './rules.ts';

export type Followable = Pick<ListedPerson, 'id' | 'username' | 'fullName' | 'isFollowing'>;

/** Key of pending presses. The server's data is outdated while one is pending. */
export const followKey = ['profiles', 'follow'];

/** Follows or unfollows optimistically and rolls back on failure. */
export function useFollow(person: Followable) {
  const queryClient = useQueryClient();
  const { id, username } = person;
  return useMutation({
    mutationKey: [...followKey, id],
    mutationFn: (isFollowing: boolean) => api.profiles[isFollowing ? 'follow' : 'unfollow']({ username }),
    // Sends quick presses in order.
    scope: { id: `follow-${id}` },
    async onMutate(isFollowing) {
      const { queryKey } = profileOf(username);
      if (queryClient.getQueryData(queryKey)) await queryClient.cancelQueries({ queryKey });
      show(queryClient, id, isFollowing);
    },
    onError(_error, isFollowing) {
      show(queryClient, id, !isFollowing);
    },
    onSettled() {
      if (queryClient.isMutating({ mutationKey: followKey }) > 1) return;
      // Followers can see a private profile's posts.
      const posts = orpc.profiles.posts.key({ input: { username } });
      for (const queryKey of [profileOf(username).queryKey, ownProfile().queryKey, posts]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}

function show(queryClient: QueryClient, personId: string, isFollowing: boolean): void {
  const mark = (person: ListedPerson) => (person.id === personId ? { ...person, isFollowing } : person);
  queryClient.setQueriesData<PublicProfile>({ queryKey: orpc.profiles.get.key() }, (profile) =>
    profile?.id === personId ? withFollow(profile, isFollowing) : profile,
  );
  queryClient.setQueryData<OwnProfile>(
    ownProfile().queryKey,
    (own) => own && { ...own, following: Math.max(0, own.following + (isFollowing ? 1 : -1)) },
  );
  queryClient.setQueriesData<ListedPerson[]>({ queryKey: orpc.profiles.search.key() }, (found) => found?.map(mark));
  for (const list of [orpc.profiles.followers.key(), orpc.profiles.following.key()]) {
    queryClient.setQueriesData<InfiniteData<Page<ListedPerson>>>(
      { queryKey: list },
      (people) =>
        people && {
          ...people,
          pages: people.pages.map((page) => ({ ...page, items: page.items.map(mark) })),
        },
    );
  }
}
