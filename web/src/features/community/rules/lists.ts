import type { Post, PostState } from '@pahiya/contract/community/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import type { PostPages } from '../types.ts';

/** What becomes of a post: another, the same, or nothing at all. */
export type PostChange = (post: Post) => Post | null;

/** The posts of all pages in their order, each once: one that moved to the next page while it was fetched comes twice. */
export function postsOf(pages: PostPages | undefined): Post[] {
  const posts = new Map<string, Post>();
  for (const { items } of pages?.pages ?? []) {
    for (const post of items) if (!posts.has(post.id)) posts.set(post.id, post);
  }
  return [...posts.values()];
}

/** Pages, and whole lists, in which nothing changes stay the same objects. */
export function changePages(pages: PostPages, change: PostChange): PostPages {
  const changed = pages.pages.map((page) => changePage(page, change));
  return changed.every((page, index) => page === pages.pages[index]) ? pages : { ...pages, pages: changed };
}

function changePage(page: Page<Post>, change: PostChange): Page<Post> {
  const items = page.items.map(change);
  if (items.every((post, index) => post === page.items[index])) return page;
  return { ...page, items: items.filter((post) => post !== null) };
}

/** With a post at the top of the first page. */
export function withNewPost(pages: PostPages, post: Post): PostPages {
  const without = changePages(pages, (each) => (each.id === post.id ? null : each));
  const [first, ...rest] = without.pages;
  return first ? { ...without, pages: [{ ...first, items: [post, ...first.items] }, ...rest] } : without;
}

/** A like shows before the server knows of it; one that stands already changes nothing. */
export function withLike(postId: string, isLiked: boolean): PostChange {
  return (post) => {
    if (post.id !== postId || post.isLiked === isLiked) return post;
    return { ...post, isLiked, likes: Math.max(0, post.likes + (isLiked ? 1 : -1)) };
  };
}

/** The answer to a like: what else it tells of the post may have been changed by a press since. */
export function withLikesOf({ id, likes, isLiked }: PostState): PostChange {
  return (post) => {
    if (post.id !== id || (post.likes === likes && post.isLiked === isLiked)) return post;
    return { ...post, likes, isLiked };
  };
}

export function withSave(postId: string, isSaved: boolean): PostChange {
  return (post) => (post.id === postId && post.isSaved !== isSaved ? { ...post, isSaved } : post);
}

/** What the server says of posts now; those asked for that it says nothing of are gone. */
export function withStates(asked: readonly string[], states: readonly PostState[]): PostChange {
  const known = new Map(states.map((state) => [state.id, state]));
  const wanted = new Set(asked);
  return (post) => {
    if (!wanted.has(post.id)) return post;
    const state = known.get(post.id);
    if (!state) return null;
    const isSame =
      state.likes === post.likes &&
      state.comments === post.comments &&
      state.isLiked === post.isLiked &&
      state.isSaved === post.isSaved;
    return isSame ? post : { ...post, ...state };
  };
}

export function withoutPost(postId: string): PostChange {
  return (post) => (post.id === postId ? null : post);
}

/**
 * Posts of a first page just read that the list lacks, though they belong between its others: they came meanwhile, or are
 * for this reader again. What is older than the list belongs to its next page.
 */
export function newPostsIn(fresh: Page<Post>, pages: PostPages | undefined): Post[] {
  const shown = postsOf(pages);
  const ids = new Set(shown.map(({ id }) => id));
  const oldest = pages?.pages.at(-1)?.nextCursor ? (shown.at(-1)?.createdAt ?? '') : '';
  return fresh.items.filter(({ id, createdAt }) => !ids.has(id) && createdAt > oldest);
}

/** Without those that belong into a first page just read and are not in it: they are not for this reader any longer. */
export function withoutMissing(fresh: Page<Post>): PostChange {
  const ids = new Set(fresh.items.map(({ id }) => id));
  const newest = fresh.items[0]?.createdAt ?? '';
  const oldest = fresh.nextCursor === null ? '' : (fresh.items.at(-1)?.createdAt ?? '');
  // One that is newer was written after the page was read.
  return (post) => (ids.has(post.id) || post.createdAt > newest || post.createdAt <= oldest ? post : null);
}

/** A list that begins anew with a first page; posts written since it was read stay on top. */
export function beginAnew(fresh: Page<Post>, pages: PostPages | undefined): PostPages {
  const newest = fresh.items[0]?.createdAt ?? '';
  const since = postsOf(pages).filter(({ createdAt }) => createdAt > newest);
  return { pages: [{ ...fresh, items: [...since, ...fresh.items] }], pageParams: [undefined] };
}
