import { orpc } from '@/lib/api/api.ts';
import type { PeopleList } from '../types.ts';

export function profileOf(username: string) {
  return orpc.profiles.get.queryOptions({ input: { username } });
}

export function peopleOf(list: PeopleList, username: string) {
  return orpc.profiles[list].infiniteOptions({ input: (cursor) => ({ username, cursor }), ...byCursor });
}

export function hiddenPeople(list: 'blocked' | 'muted') {
  return orpc.profiles[list].infiniteOptions({ input: (cursor) => ({ cursor }), ...byCursor });
}

const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};
