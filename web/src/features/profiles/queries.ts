import { orpc } from '@/lib/api/api.ts';
import type { PeopleList } from './types.ts';

/** A person's public profile. */
export function profileOf(username: string) {
  return orpc.profiles.get.queryOptions({ input: { username } });
}

/** Followers or followed people, latest first. */
export function peopleOf(list: PeopleList, username: string) {
  return orpc.profiles[list].infiniteOptions({ input: (cursor) => ({ username, cursor }), ...byCursor });
}

/** Blocked or muted people, latest first. */
export function hiddenPeople(list: 'blocked' | 'muted') {
  return orpc.profiles[list].infiniteOptions({ input: (cursor) => ({ cursor }), ...byCursor });
}

const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};
