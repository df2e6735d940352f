import { orpc } from '@/lib/api.ts';
import type { PeopleList } from './types.ts';

/** The signed-in customer's own profile. */
export function ownProfile() {
  return orpc.profiles.me.queryOptions();
}

/** Anybody's profile, as others see it. */
export function profileOf(username: string) {
  return orpc.profiles.get.queryOptions({ input: { username } });
}

/** Who follows a person, or whom they follow, last first. */
export function peopleOf(list: PeopleList, username: string) {
  return orpc.profiles[list].infiniteOptions({ input: (cursor) => ({ username, cursor }), ...byCursor });
}

/** Whom the customer has blocked or muted, last first. */
export function hiddenPeople(list: 'blocked' | 'muted') {
  return orpc.profiles[list].infiniteOptions({ input: (cursor) => ({ cursor }), ...byCursor });
}

const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};
