import type { ListedPerson, OwnProfile, PublicProfile } from '@pahiya/contract/profiles/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api.ts';
import { ownProfile, profileOf } from './queries.ts';
import { withFollow } from './rules.ts';

/** Whom the button is about, wherever it stands. */
export type Followable = Pick<ListedPerson, 'id' | 'username' | 'fullName' | 'isFollowing'>;

/** A press that is on its way: what the server says meanwhile is already out of date. */
export const followKey = ['profiles', 'follow'];

/** Follows or no longer follows, at once on the screen; taken back when the server refuses. */
export function useFollow(person: Followable) {
  const queryClient = useQueryClient();
  const { id, username } = person;
  return useMutation({
    mutationKey: [...followKey, id],
    mutationFn: (isFollowing: boolean) => api.profiles[isFollowing ? 'follow' : 'unfollow']({ username }),
    // One after the other: a quick second press is heard after the first.
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
      // A private profile opens to those who follow it.
      const posts = orpc.profiles.posts.key({ input: { username } });
      for (const queryKey of [profileOf(username).queryKey, ownProfile().queryKey, posts]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}

/** Wherever the person stands in what was loaded. */
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
