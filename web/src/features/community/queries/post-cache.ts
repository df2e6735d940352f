import type { Post } from '@pahiya/contract/community/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api/api.ts';
import { changePages, type PostChange, postsOf, withNewPost, withoutPost, withStates } from '../rules/lists.ts';
import type { PostPages } from '../types.ts';
import { feedOptions } from './posts.ts';
import { likeKey, saveKey, wasPressed } from './presses.ts';

const feedKey = orpc.community.feed.key({ type: 'infinite' });
const otherListKeys = [orpc.community.saved.key({ type: 'infinite' }), orpc.profiles.posts.key({ type: 'infinite' })];
const singleKey = orpc.community.get.key({ type: 'query' });

/** Changes a post everywhere it is cached: feed, searches, saved posts, profiles and its own page. */
export function changePosts(client: QueryClient, change: PostChange): void {
  for (const queryKey of [feedKey, ...otherListKeys]) changeLists(client, queryKey, change);
  // A deleted post keeps its own page until a refetch reports it as gone.
  client.setQueriesData<Post>({ queryKey: singleKey }, (post) => post && (change(post) ?? post));
}

function changeLists(client: QueryClient, queryKey: readonly unknown[], change: PostChange): void {
  client.setQueriesData<PostPages>({ queryKey }, (pages) => pages && changePages(pages, change));
}

/** Removes a post that no longer exists. */
export function forgetPost(client: QueryClient, postId: string): void {
  changePosts(client, withoutPost(postId));
  void client.invalidateQueries({ queryKey: orpc.community.get.key({ input: { postId } }) });
}

/** Adds the user's new post to the top of the feed and refetches the other lists with it. */
export function showNewPost(client: QueryClient, post: Post): void {
  const { queryKey } = feedOptions();
  if (client.getQueryData(queryKey)) client.setQueryData(queryKey, (pages) => pages && withNewPost(pages, post));
  // A feed request in flight may predate the post.
  else void client.resetQueries({ queryKey, exact: true });
  void client.invalidateQueries({ queryKey: orpc.profiles.posts.key() });
  void client.invalidateQueries({ queryKey: orpc.profiles.me.key() });
}

/** Fetches the current state of posts and updates the cache. Rejects when the request fails. */
export async function readStates(client: QueryClient, postIds: readonly string[]): Promise<void> {
  const startedAt = Date.now();
  const asked = postIds.filter((id) => !isPressedSince(client, id, startedAt));
  if (asked.length === 0) return;
  const states = await api.community.states({ postIds: asked.join(',') });
  const settled = asked.filter((id) => !isPressedSince(client, id, startedAt));
  changePosts(client, withStates(settled, states));
}

function isPressedSince(client: QueryClient, postId: string, startedAt: number): boolean {
  return [likeKey(postId), saveKey(postId)].some((key) => wasPressed(client, key, startedAt));
}

export function knownPostIds(client: QueryClient): string[] {
  const lists = [feedKey, ...otherListKeys].flatMap((queryKey) => client.getQueriesData<PostPages>({ queryKey }));
  const singles = client.getQueriesData<Post>({ queryKey: singleKey });
  return [
    ...new Set([
      ...lists.flatMap(([, pages]) => postsOf(pages).map(({ id }) => id)),
      ...singles.flatMap(([, post]) => (post ? [post.id] : [])),
    ]),
  ];
}
