import type { Post } from '@pahiya/contract/community/schemas';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api/api.ts';
import { likeKey, saveKey, wasPressed } from './presses.ts';

const pageSize = 10;
const commentsPageSize = 20;

/** The feed, newest first, or search results. Live events update it; only a refresh refetches it. */
export function feedOptions(search?: string) {
  return orpc.community.feed.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, limit: pageSize, search }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function savedPosts() {
  return orpc.community.saved.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, limit: pageSize }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

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

/** A post for a signed-in reader, beside the public version rendered by the server. */
export function postForReader(postId: string, readerId: string) {
  const queryKey = [...postQuery(postId).queryKey, { readerId }] as const;
  return queryOptions({
    queryKey,
    async queryFn({ client, signal }): Promise<Post> {
      const startedAt = Date.now();
      const post = await api.community.get({ postId }, { signal });
      const shown = client.getQueryData<Post>(queryKey) ?? client.getQueryData(postQuery(postId).queryKey);
      return shown ? asPressed(client, { post, shown, startedAt }) : post;
    },
  });
}

/** Keeps likes and saves pressed while the request was running. */
function asPressed(
  client: QueryClient,
  { post, shown, startedAt }: Record<'post' | 'shown', Post> & { startedAt: number },
): Post {
  const { likes, isLiked, isSaved } = shown;
  return {
    ...post,
    ...(wasPressed(client, likeKey(post.id), startedAt) && { likes, isLiked }),
    ...(wasPressed(client, saveKey(post.id), startedAt) && { isSaved }),
  };
}

export function commentsOptions(postId: string) {
  return orpc.community.comments.infiniteOptions({
    input: (cursor: string | undefined) => ({ postId, cursor, limit: commentsPageSize }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** People whose name or username matches. Disabled without a search text. */
export function peopleOptions(search: string) {
  return orpc.profiles.search.queryOptions({ input: { search } });
}
