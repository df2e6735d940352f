import { randomUUID } from 'node:crypto';
import type { Comment, Post } from '@pahiya/contract/community/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import type { Page } from '@pahiya/contract/shared/pages';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createMember, like, readFeed, writeComment, writePost } from '../../../test/members.ts';
import { profiles } from '../people/tables.ts';

let api: Api;
let asha: Customer;
let kiran: Customer;

beforeAll(async () => {
  api = await startApi();
  asha = await createMember(api, 'Asha Rao');
  kiran = await createMember(api, 'Kiran Das');
});

afterAll(() => api.stop());

beforeEach(() => api.services.db.execute(sql`delete from posts`));

function get<Body = Post>(path: string, reader?: Customer) {
  return api.call<Body>('GET', path, undefined, { token: reader?.token });
}

function send<Body = Post>(method: string, path: string, writer: Customer, body?: unknown) {
  return api.call<Body>(method, path, body, { token: writer.token });
}

test('a post is listed newest first and can be read by its author, others and visitors', async () => {
  const first = await writePost(api, asha, '  Washed in Koramangala  ');
  const second = await writePost(api, kiran, 'New tyres');
  expect(first).toEqual({
    id: expect.any(String),
    author: { id: asha.id, username: expect.stringMatching(/^customer-/), fullName: 'Asha Rao', avatarUrl: null },
    caption: 'Washed in Koramangala',
    image: null,
    likes: 0,
    comments: 0,
    isLiked: false,
    isSaved: false,
    isOwn: true,
    canComment: true,
    isHidden: false,
    isHeld: false,
    createdAt: expect.stringMatching(/Z$/),
  });
  expect(await readFeed(api, kiran)).toEqual({ items: [second, { ...first, isOwn: false }], nextCursor: null });
  expect((await get(`/posts/${first.id}`, asha)).body).toEqual(first);
  expect((await get(`/posts/${first.id}`)).body).toEqual({ ...first, isOwn: false, canComment: false });
});

test('the same key makes one post, also for concurrent requests', async () => {
  const input = { caption: 'Once', idempotencyKey: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 8 }, () => send('POST', '/posts', asha, input)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await readFeed(api, asha)).items).toHaveLength(1);
});

test('a post without visible content is refused', async () => {
  for (const caption of ['', '   ', '\u200d\u2800', 'x'.repeat(limits.captionLength + 1)]) {
    const { status } = await send('POST', '/posts', asha, { caption, idempotencyKey: randomUUID() });
    expect(status).toBe(400);
  }
});

test('only its author can delete a post', async () => {
  const { id } = await writePost(api, asha);
  const missing = { code: 'NOT_FOUND', data: { field: 'postId' } };
  expect((await send('DELETE', `/posts/${id}`, kiran)).body).toMatchObject(missing);
  expect((await send('DELETE', `/posts/${id}`, asha)).body).toEqual({ id });
  expect((await send('DELETE', `/posts/${id}`, asha)).body).toMatchObject(missing);
  expect((await get(`/posts/${id}`, asha)).status).toBe(404);
});

test('a like counts once and is taken back once', async () => {
  const { id } = await writePost(api, asha);
  const liked = { id, likes: 1, comments: 0, isLiked: true, isSaved: false };
  for (const _ of [1, 2]) expect((await like(api, kiran, id)).body).toEqual(liked);
  expect((await readFeed(api, asha)).items[0]).toMatchObject({ likes: 1, isLiked: false });
  for (const _ of [1, 2]) {
    const { body } = await send('DELETE', `/posts/${id}/like`, kiran);
    expect(body).toEqual({ ...liked, likes: 0, isLiked: false });
  }
});

test('a saved post is in the reader’s own collection once, last saved first', async () => {
  const [one, two] = [await writePost(api, asha, 'One'), await writePost(api, asha, 'Two')];
  expect((await send('PUT', `/posts/${two.id}/save`, kiran)).body).toMatchObject({ isSaved: true });
  await send('PUT', `/posts/${one.id}/save`, kiran);
  const again = await send('PUT', `/posts/${one.id}/save`, kiran);
  expect(again).toMatchObject({ status: 409, body: { code: 'ALREADY_SAVED', data: { field: 'postId' } } });
  const saved = await get<Page<Post>>('/posts/saved?limit=1', kiran);
  expect(saved.body.items).toMatchObject([{ id: one.id, isSaved: true }]);
  const rest = await get<Page<Post>>(`/posts/saved?limit=1&cursor=${saved.body.nextCursor}`, kiran);
  expect(rest.body).toMatchObject({ items: [{ id: two.id }], nextCursor: null });
  for (const _ of [1, 2]) {
    expect((await send('DELETE', `/posts/${one.id}/save`, kiran)).body).toMatchObject({ isSaved: false });
  }
  expect((await get<Page<Post>>('/posts/saved', asha)).body.items).toEqual([]);
});

test('comments are listed newest first and counted, and can be deleted by their author or the post’s', async () => {
  const { id } = await writePost(api, asha);
  const first = await writeComment(api, kiran, id, 'Lovely');
  const second = await writeComment(api, asha, id, 'Thank you');
  expect(first).toMatchObject({ postId: id, author: { id: kiran.id }, isOwn: true, canDelete: true });
  const { body } = await get<Page<Comment>>(`/posts/${id}/comments`, kiran);
  expect(body).toEqual({ items: [{ ...second, isOwn: false, canDelete: false }, first], nextCursor: null });
  expect((await get(`/posts/${id}`, kiran)).body.comments).toBe(2);
  expect((await send('DELETE', `/comments/${second.id}`, kiran)).status).toBe(404);
  expect((await send('DELETE', `/comments/${first.id}`, asha)).body).toEqual({ id: first.id, postId: id });
  expect((await send('DELETE', `/comments/${second.id}`, asha)).status).toBe(200);
  expect((await get(`/posts/${id}`, kiran)).body.comments).toBe(0);
});

test('the same key makes one comment', async () => {
  const { id } = await writePost(api, asha);
  const input = { content: 'Once', idempotencyKey: randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => send('POST', `/posts/${id}/comments`, kiran, input)),
  );
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await get(`/posts/${id}`, kiran)).body.comments).toBe(1);
});

test('with comments turned off only the author can comment', async () => {
  const { id } = await writePost(api, asha);
  const { db } = api.services;
  await db.update(profiles).set({ allowComments: false }).where(eq(profiles.id, asha.id));
  const input = { content: 'Hello', idempotencyKey: randomUUID() };
  expect(await send('POST', `/posts/${id}/comments`, kiran, input)).toMatchObject({
    status: 403,
    body: { code: 'COMMENTS_CLOSED' },
  });
  expect((await get(`/posts/${id}`, kiran)).body.canComment).toBe(false);
  await writeComment(api, asha, id);
  await db.update(profiles).set({ allowComments: true }).where(eq(profiles.id, asha.id));
});

test('post states contain what changes and omit deleted posts', async () => {
  const { id } = await writePost(api, asha);
  await like(api, kiran, id);
  const { body } = await get<unknown>(`/posts/states?postIds=${randomUUID()},${id}`, kiran);
  expect(body).toEqual([{ id, likes: 1, comments: 0, isLiked: true, isSaved: false }]);
});

test('a new account can write only a few posts a day', async () => {
  const newcomer = await createCustomer(api, 'Nila');
  const write = () => send('POST', '/posts', newcomer, { caption: 'Hi', idempotencyKey: randomUUID() });
  const answers = await Promise.all(Array.from({ length: 8 }, write));
  const maximum = limits.newAccountPostsADay;
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(maximum);
  expect(await write()).toMatchObject({ status: 429, body: { code: 'NEW_ACCOUNT_LIMIT', data: { maximum } } });
});

test('an invalid cursor is refused', async () => {
  for (const path of [
    '/posts',
    '/posts?search=car',
    '/posts/saved',
    `/posts/${(await writePost(api, asha)).id}/comments`,
  ]) {
    const { status, body } = await get<{ code: string }>(`${path}${path.includes('?') ? '&' : '?'}cursor=WzFd`, asha);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'INVALID_INPUT' });
  }
});

test('the log contains no user’s text', async () => {
  const { id } = await writePost(api, asha, 'A secret route');
  await writeComment(api, kiran, id, 'A secret answer');
  await readFeed(api, kiran, { search: 'secret' });
  expect(api.logs.join()).not.toContain('secret');
});
