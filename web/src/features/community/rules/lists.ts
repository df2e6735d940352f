import type { Post, PostState } from '@pahiya/contract/community/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import type { PostPages } from '../types.ts';

/** Returns the changed post, the same post, or null to remove it. */
export type PostChange = (post: Post) => Post | null;

/** All posts in order, without duplicates. A post can move to the next page between two fetches. */
export function postsOf(pages: PostPages | undefined): Post[] {
  const posts = new Map<string, Post>();
  for (const { items } of pages?.pages ?? []) {
    for (const post of items) if (!posts.has(post.id)) posts.set(post.id, post);
  }
  return [...posts.values()];
}

/** Unchanged pages and lists stay the same objects. */
export function changePages(pages: PostPages, change: PostChange): PostPages {
  const changed = pages.pages.map((page) => changePage(page, change));
  return changed.every((page, index) => page === pages.pages[index]) ? pages : { ...pages, pages: changed };
}

function changePage(page: Page<Post>, change: PostChange): Page<Post> {
  const items = page.items.map(change);
  if (items.every((post, index) => post === page.items[index])) return page;
  return { ...page, items: items.filter((post) => post !== null) };
}

export function withNewPost(pages: PostPages, post: Post): PostPages {
  const without = changePages(pages, (each) => (each.id === post.id ? null : each));
  const [first, ...rest] = without.pages;
  return first ? { ...without, pages: [{ ...first, items: [post, ...first.items] }, ...rest] } : without;
}

/** An optimistic like. Repeating it changes nothing. */
export function withLike(postId: string, isLiked: boolean): PostChange {
  return (post) => {
    if (post.id !== postId || post.isLiked === isLiked) return post;
    return { ...post, isLiked, likes: Math.max(0, post.likes + (isLiked ? 1 : -1)) };
  };
}

/** Applies the answer to a like. Only the like fields, because others may have changed since. */
export function withLikesOf({ id, likes, isLiked }: PostState): PostChange {
  return (post) => {
    if (post.id !== id || (post.likes === likes && post.isLiked === isLiked)) return post;
    return { ...post, likes, isLiked };
  };
}

export function withSave(postId: string, isSaved: boolean): PostChange {
  return (post) => (post.id === postId && post.isSaved !== isSaved ? { ...post, isSaved } : post);
}

/** Applies current states. Requested posts missing from the answer are removed. */
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
 * Posts of a fresh first page that the list lacks within its range. They are new or visible to this reader again. Older
 * ones belong to the next page.
 */
export function newPostsIn(fresh: Page<Post>, pages: PostPages | undefined): Post[] {
  const shown = postsOf(pages);
  const ids = new Set(shown.map(({ id }) => id));
  const oldest = pages?.pages.at(-1)?.nextCursor ? (shown.at(-1)?.createdAt ?? '') : '';
  return fresh.items.filter(({ id, createdAt }) => !ids.has(id) && createdAt > oldest);
}

/**
 * Removes posts within the range of a fresh first page that are missing from it: this reader may no longer see them.
 */
export function withoutMissing(fresh: Page<Post>): PostChange {
  const ids = new Set(fresh.items.map(({ id }) => id));
  const newest = fresh.items[0]?.createdAt ?? '';
  const oldest = fresh.nextCursor === null ? '' : (fresh.items.at(-1)?.createdAt ?? '');
  // A newer post was written after the page was read.
  return (post) => (ids.has(post.id) || post.createdAt > newest || post.createdAt <= oldest ? post : null);
}

/** Restarts a list with a fresh first page. Posts written since it was read stay on top. */
export function restartWith(fresh: Page<Post>, pages: PostPages | undefined): PostPages {
  const newest = fresh.items[0]?.createdAt ?? '';
  const since = postsOf(pages).filter(({ createdAt }) => createdAt > newest);
  return { pages: [{ ...fresh, items: [...since, ...fresh.items] }], pageParams: [undefined] };
}
