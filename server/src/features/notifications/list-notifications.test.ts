import type { Notification } from '@pahiya/contract/notifications/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { type PushStage, startPushStage } from '../../../test/pushing.ts';
import { blocks, mutes } from '../people/tables.ts';

let stage: PushStage;
let author: Customer;
let fan: Customer;

beforeAll(async () => {
  stage = await startPushStage();
});

afterAll(() => stage.stop());

beforeEach(async () => {
  author = await createCustomer(stage.api);
  fan = await createCustomer(stage.api, 'Kiran Shah');
});

async function list(customer = author, search = ''): Promise<Page<Notification>> {
  const answer = await stage.api.call<Page<Notification>>('GET', `/notifications${search}`, undefined, customer);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

async function unread(customer = author): Promise<number> {
  const answer = await stage.api.call<{ unread: number }>('GET', '/notifications/unread', undefined, customer);
  return answer.body.unread;
}

async function likedBy(count: number, postId: string): Promise<Customer[]> {
  const people: Customer[] = [];
  for (let place = 1; place <= count; place++) {
    const one = await createCustomer(stage.api, `Fan ${place}`);
    await stage.like(one, author, postId);
    people.push(one);
  }
  return people;
}

test('five likes of one post are one notification that names the latest actor', async () => {
  const postId = await stage.post(author);
  const people = await likedBy(5, postId);
  const { items } = await list();
  expect(items).toMatchObject([
    {
      type: 'like',
      title: 'New like',
      message: 'Fan 5 and 4 others liked your post',
      actorCount: 5,
      read: false,
      data: { kind: 'like', post_id: postId, liker_id: people[4]?.id },
    },
  ]);
  expect(items[0]?.actors.map(({ fullName }) => fullName)).toEqual(['Fan 5', 'Fan 4', 'Fan 3']);
  expect(await unread()).toBe(1);
});

test('only people the reader may see are named and counted', async () => {
  const postId = await stage.post(author);
  const [first, second, third] = await likedBy(4, postId);
  if (!first || !second || !third) throw new Error('Four people');
  const { db } = stage.api.services;
  await db.insert(blocks).values({ blockerId: first.id, blockedId: author.id });
  await db.insert(mutes).values({ muterId: author.id, mutedId: second.id });
  await db.execute(sql`update profiles set suspended_at = now() where id = ${third.id}`);
  const { items } = await list();
  expect(items).toMatchObject([{ message: 'Fan 4 liked your post', actorCount: 1 }]);
});

test('a notification whose actors the reader cannot see is not listed, not counted and cannot be marked', async () => {
  await stage.like(fan, author, await stage.post(author));
  const [{ id } = { id: '' }] = (await list()).items;
  const { db } = stage.api.services;
  await db.insert(blocks).values({ blockerId: fan.id, blockedId: author.id });
  expect([(await list()).items, await unread()]).toEqual([[], 0]);
  expect((await stage.api.call('POST', `/notifications/${id}/read`, {}, author)).status).toBe(404);
  await db.execute(sql`delete from blocks`);
  expect(await unread()).toBe(1);
});

test('a like taken back and a deleted comment or post are no longer listed', async () => {
  const { db } = stage.api.services;
  const [liked, commented, gone] = [await stage.post(author), await stage.post(author), await stage.post(author)];
  await stage.like(fan, author, liked);
  const commentId = await stage.comment(fan, author, commented);
  await stage.like(fan, author, gone);
  expect(await unread()).toBe(3);
  await db.execute(sql`delete from post_likes where post_id = ${liked}`);
  await db.execute(sql`delete from comments where id = ${commentId}`);
  await db.execute(sql`delete from posts where id = ${gone}`);
  expect([(await list()).items, await unread()]).toEqual([[], 0]);
});

test('a comment notification shows the beginning of the latest comment that is not deleted', async () => {
  const postId = await stage.post(author);
  const first = await stage.comment(fan, author, postId, 'The first');
  const second = await stage.comment(fan, author, postId, 'é'.repeat(300));
  expect((await list()).items[0]?.data).toMatchObject({ comment_id: second, excerpt: `${'é'.repeat(120)}…` });
  await stage.api.services.db.execute(sql`update comments set hidden_at = now() where id = ${second}`);
  expect((await list()).items[0]?.data).toMatchObject({ comment_id: first, excerpt: 'The first' });
});

test('pages neither repeat nor skip notifications, even those of one instant', async () => {
  const at = '2026-11-20T10:00:00.123Z';
  for (let place = 0; place < 7; place++) {
    await stage.api.services.db.execute(sql`
      insert into notifications (id, user_id, type, title, message, created_at)
      values (${uuidv7()}, ${author.id}, 'booking', 'A title', ${`Number ${place}`}, ${at}::timestamptz)`);
  }
  const seen: string[] = [];
  let cursor: string | null = '';
  do {
    const page: Page<Notification> = await list(author, `?limit=3${cursor ? `&cursor=${cursor}` : ''}`);
    seen.push(...page.items.map(({ message }) => message));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toHaveLength(7);
  expect(new Set(seen).size).toBe(7);
  expect((await stage.api.call('GET', '/notifications?cursor=nonsense', undefined, author)).status).toBe(400);
});

test('opening a notification marks it, marking all marks the rest, and nobody can mark those of others', async () => {
  for (let count = 0; count < 3; count++) await stage.notifyOfBooking(author);
  const { items } = await list();
  const path = `/notifications/${items[0]?.id}/read`;
  expect((await stage.api.call('POST', path, {}, fan)).status).toBe(404);
  expect(await stage.api.call('POST', path, {}, author)).toMatchObject({ status: 200, body: { unread: 2 } });
  expect(await stage.api.call('POST', path, {}, author)).toMatchObject({ status: 200, body: { unread: 2 } });
  expect(await stage.api.call('POST', '/notifications/read-all', {}, author)).toMatchObject({ body: { unread: 0 } });
  expect((await list()).items.every(({ read }) => read)).toBe(true);
});

test('the badge counts up to one more than it shows', async () => {
  await stage.api.services.db.execute(sql`
    insert into notifications (id, user_id, type, title, message)
    select gen_random_uuid(), ${author.id}, 'booking', 'A title', 'A message' from generate_series(1, 150)`);
  expect(await unread()).toBe(100);
});

test('marking all marks thousands of notifications, and none of another person', async () => {
  const { db } = stage.api.services;
  await db.execute(sql`
    insert into notifications (id, user_id, type, title, message, created_at)
    select gen_random_uuid(), ${author.id}, 'booking', 'A title', 'A message', now() - (place / 3) * interval '1 second'
    from generate_series(1, 2500) place`);
  await stage.notifyOfBooking(fan);
  await stage.api.call('POST', '/notifications/read-all', {}, author);
  const { rows } = await db.execute(sql`select from notifications where user_id = ${author.id} and not read`);
  expect([rows.length, await unread(fan)]).toEqual([0, 1]);
});

test('a visitor has no notifications', async () => {
  for (const path of ['/notifications', '/notifications/unread', '/notifications/preferences']) {
    expect((await stage.api.call('GET', path)).status).toBe(401);
  }
});
