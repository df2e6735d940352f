import { orpc } from '@/lib/api.ts';

const pageSize = 10;
const commentsPageSize = 20;

/** Newest first, or those that match. What happens to them is told live; only a refresh reads them all again. */
export function feedOptions(search?: string) {
  return orpc.community.feed.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, limit: pageSize, search }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Own saved posts, last saved first. */
export function savedPosts() {
  return orpc.community.saved.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, limit: pageSize }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** A person's posts, newest first. */
export function postsOfPerson(username: string) {
  return orpc.profiles.posts.infiniteOptions({
    input: (cursor: string | undefined) => ({ username, cursor, limit: pageSize }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

export function postQuery(postId: string) {
  return orpc.community.get.queryOptions({ input: { postId } });
}

/** The same as this reader sees it, beside what the page from the server shows everybody. */
export function postForReader(postId: string, readerId: string) {
  const options = postQuery(postId);
  return { ...options, queryKey: [...options.queryKey, { readerId }] as const };
}

export function commentsOptions(postId: string) {
  return orpc.community.comments.infiniteOptions({
    input: (cursor: string | undefined) => ({ postId, cursor, limit: commentsPageSize }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** People whose name or username matches; nobody is asked for without a text. */
export function peopleOptions(search: string) {
  return orpc.profiles.search.queryOptions({ input: { search } });
}
