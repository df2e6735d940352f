import type { Post } from '@pahiya/contract/community/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PostPages } from '../types.ts';
import {
  changePages,
  newPostsIn,
  postsOf,
  restartWith,
  withLike,
  withLikesOf,
  withNewPost,
  withoutMissing,
  withoutPost,
  withStates,
} from './lists.ts';

function post(id: string, changes: Partial<Post> = {}): Post {
  return {
    id,
    author: { id: `author-${id}`, username: id, fullName: id, avatarUrl: null },
    caption: id,
    image: null,
    likes: 0,
    comments: 0,
    isLiked: false,
    isSaved: false,
    isOwn: false,
    canComment: true,
    isHidden: false,
    isHeld: false,
    createdAt: `2026-11-${id.padStart(2, '0')}T10:00:00.000Z`,
    ...changes,
  };
}

function pagesOf(...pages: string[][]): PostPages {
  return {
    pages: pages.map((ids) => ({ items: ids.map((id) => post(id)), nextCursor: null })),
    pageParams: pages.map(() => undefined),
  };
}

const idsOf = (pages: PostPages) => postsOf(pages).map(({ id }) => id);

test('a post on two pages is shown once', () => {
  expect(idsOf(pagesOf(['9', '8', '7'], ['7', '6']))).toEqual(['9', '8', '7', '6']);
});

test('repeating a like counts once, and removing it never makes the count negative', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), fc.nat(3), (presses, likes) => {
      const end = presses.reduce((shown, isLiked) => withLike('1', isLiked)(shown) ?? shown, post('1', { likes }));
      expect(end.likes).toBe(likes + (end.isLiked ? 1 : 0));
      expect(end.isLiked).toBe(presses.at(-1) ?? false);
    }),
  );
});

test('unchanged posts and pages stay the same objects', () => {
  const pages = pagesOf(['3', '2'], ['1']);
  expect(changePages(pages, withLike('9', true))).toBe(pages);
  const changed = changePages(pages, withLike('1', true));
  expect(changed.pages[0]).toBe(pages.pages[0]);
  expect(changed.pages[1]).not.toBe(pages.pages[1]);
});

test('requested posts missing from the answer are removed, and others stay', () => {
  const state = { id: '3', likes: 7, comments: 2, isLiked: true, isSaved: false };
  const pages = changePages(pagesOf(['3', '2'], ['1']), withStates(['3', '2'], [state]));
  expect(idsOf(pages)).toEqual(['3', '1']);
  expect(postsOf(pages)[0]).toMatchObject(state);
});

test('a late answer to a like does not undo a save made since', () => {
  const saved = {
    pages: [{ items: [post('1', { isSaved: true, comments: 2 })], nextCursor: null }],
    pageParams: [undefined],
  };
  const answer = { id: '1', likes: 5, isLiked: true, isSaved: false, comments: 1 };
  expect(postsOf(changePages(saved, withLikesOf(answer)))).toMatchObject([
    { likes: 5, isLiked: true, isSaved: true, comments: 2 },
  ]);
});

test('deleted posts are removed from the list', () => {
  expect(idsOf(changePages(pagesOf(['3', '2', '1']), withoutPost('2')))).toEqual(['3', '1']);
});

test('a new post is added at the top once', () => {
  expect(idsOf(withNewPost(pagesOf(['2', '1']), post('3')))).toEqual(['3', '2', '1']);
  expect(idsOf(withNewPost(pagesOf(['3', '2']), post('3')))).toEqual(['3', '2']);
});

function pageOf(ids: string[], nextCursor: string | null = null) {
  return { items: ids.map((id) => post(id)), nextCursor };
}

test("posts that arrived since are new, even below the reader's own post, and older ones belong to the next page", () => {
  const fresh = pageOf(['9', '8', '7', '5', '4'], 'more');
  const shown = pagesOf(['9', '7'], ['5']);
  const [first, last] = shown.pages;
  if (last) last.nextCursor = 'more';
  expect(first).toBeDefined();
  expect(newPostsIn(fresh, shown).map(({ id }) => id)).toEqual(['8']);
  expect(newPostsIn(fresh, pagesOf(['9', '7', '5'])).map(({ id }) => id)).toEqual(['8', '4']);
  expect(newPostsIn(fresh, undefined)).toHaveLength(5);
});

test('a restarted list keeps posts written since it was read', () => {
  expect(idsOf(restartWith(pageOf(['8', '7']), pagesOf(['9', '7', '6'])))).toEqual(['9', '8', '7']);
  expect(idsOf(restartWith(pageOf(['8', '7']), undefined))).toEqual(['8', '7']);
});

test('posts missing from a fresh first page are removed, and older or newer ones stay', () => {
  const shown = ['9', '8', '7', '6', '5'];
  expect(idsOf(changePages(pagesOf(shown), withoutMissing(pageOf(['8', '6'], 'more'))))).toEqual(['9', '8', '6', '5']);
  expect(idsOf(changePages(pagesOf(shown), withoutMissing(pageOf(['8', '6']))))).toEqual(['9', '8', '6']);
});

/** The server's pages: by time after the last post read, whatever was added or deleted in between. */
function readAfter(posts: Post[], cursor: string | undefined, limit: number) {
  const items = posts.filter(({ createdAt }) => cursor === undefined || createdAt < cursor).slice(0, limit);
  return { items, nextCursor: items.length === limit ? (items.at(-1)?.createdAt ?? null) : null };
}

test('scrolling 500 posts while 50 arrive and 20 are deleted shows each once and misses none', () => {
  const made = (second: number) =>
    post(String(second), { createdAt: new Date(Date.UTC(2026, 10, 1) + second * 1000).toISOString() });
  let server = Array.from({ length: 500 }, (_, index) => made(500 - index));
  let shown: PostPages = { pages: [readAfter(server, undefined, 10)], pageParams: [undefined] };
  for (let round = 1; shown.pages.at(-1)?.nextCursor; round += 1) {
    const cursor = shown.pages.at(-1)?.nextCursor ?? undefined;
    if (round <= 25) server = [made(500 + 2 * round), made(499 + 2 * round), ...server];
    if (round <= 20) {
      const gone = server[round * 17]?.id ?? '';
      server = server.filter(({ id }) => id !== gone);
      shown = changePages(shown, withoutPost(gone));
    }
    shown = {
      pages: [...shown.pages, readAfter(server, cursor, 10)],
      pageParams: [...shown.pageParams, cursor],
    };
  }
  const ids = idsOf(shown);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(server.filter(({ id }) => Number(id) <= 500).map(({ id }) => id));
  const fresh = readAfter(server, undefined, 50);
  expect(newPostsIn(fresh, shown).map(({ id }) => Number(id))).toEqual(Array.from({ length: 50 }, (_, i) => 550 - i));
});
