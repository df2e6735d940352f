import type { Post } from '@pahiya/contract/community/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PostPages } from '../types.ts';
import {
  changePages,
  newPostsIn,
  postsOf,
  withLike,
  withNewPost,
  withoutAuthor,
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

test('a post that comes on two pages is shown once', () => {
  expect(idsOf(pagesOf(['9', '8', '7'], ['7', '6']))).toEqual(['9', '8', '7', '6']);
});

test('a like counts once however often it is told, and taking it back never goes below nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), fc.nat(3), (presses, likes) => {
      const end = presses.reduce((shown, isLiked) => withLike('1', isLiked)(shown) ?? shown, post('1', { likes }));
      expect(end.likes).toBe(likes + (end.isLiked ? 1 : 0));
      expect(end.isLiked).toBe(presses.at(-1) ?? false);
    }),
  );
});

test('what nothing happens to stays the same object', () => {
  const pages = pagesOf(['3', '2'], ['1']);
  expect(changePages(pages, withLike('9', true))).toBe(pages);
  const changed = changePages(pages, withLike('1', true));
  expect(changed.pages[0]).toBe(pages.pages[0]);
  expect(changed.pages[1]).not.toBe(pages.pages[1]);
});

test('posts that the server says nothing of are gone, those not asked for stay', () => {
  const state = { id: '3', likes: 7, comments: 2, isLiked: true, isSaved: false };
  const pages = changePages(pagesOf(['3', '2'], ['1']), withStates(['3', '2'], [state]));
  expect(idsOf(pages)).toEqual(['3', '1']);
  expect(postsOf(pages)[0]).toMatchObject(state);
});

test('deleted posts and those of somebody blocked leave the list', () => {
  expect(idsOf(changePages(pagesOf(['3', '2', '1']), withoutPost('2')))).toEqual(['3', '1']);
  expect(idsOf(changePages(pagesOf(['3', '2', '1']), withoutAuthor('author-3')))).toEqual(['2', '1']);
});

test('a new post stands at the top, once', () => {
  expect(idsOf(withNewPost(pagesOf(['2', '1']), post('3')))).toEqual(['3', '2', '1']);
  expect(idsOf(withNewPost(pagesOf(['3', '2']), post('3')))).toEqual(['3', '2']);
});

test('only posts newer than the list are new: one that has left the list is not', () => {
  const fresh = { items: ['9', '8', '5', '4'].map((id) => post(id)), nextCursor: null };
  expect(newPostsIn(fresh, pagesOf(['8', '4'])).map(({ id }) => id)).toEqual(['9']);
  expect(newPostsIn(fresh, undefined)).toHaveLength(4);
});

test('what is missing from a first page just read leaves the list, what is older stays', () => {
  const fresh = { items: ['9', '7'].map((id) => post(id)), nextCursor: 'more' };
  expect(idsOf(changePages(pagesOf(['9', '8', '7', '6']), withoutMissing(fresh)))).toEqual(['9', '7', '6']);
  const all = { ...fresh, nextCursor: null };
  expect(idsOf(changePages(pagesOf(['9', '8', '7', '6']), withoutMissing(all)))).toEqual(['9', '7']);
});
