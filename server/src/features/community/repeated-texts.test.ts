import { randomUUID } from 'node:crypto';
import { limits } from '@pahiya/contract/shared/limits';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createMember, like, writePost } from '../../../test/members.ts';
import { postLikes, posts } from './tables.ts';

const offer = 'Best tyres in Pune, call me for an offer';

let api: Api;
let asha: Customer;

beforeAll(async () => {
  api = await startApi();
});

beforeEach(async () => {
  asha = await createMember(api);
});

afterAll(() => api.stop());

function post(caption: string, idempotencyKey: string = randomUUID()) {
  return api.call<{ id: string }>('POST', '/posts', { caption, idempotencyKey }, asha);
}

function comment(postId: string, content: string) {
  return api.call('POST', `/posts/${postId}/comments`, { content, idempotencyKey: randomUUID() }, asha);
}

const refused = (field: string) => ({
  status: 429,
  body: { code: 'REPEATED_TEXT', data: { field, maximum: limits.sameTextsADay } },
});

test('the same text is accepted twice a day and refused the third time, as a post or as a comment', async () => {
  expect((await post(offer)).status).toBe(201);
  const { body } = await post(`${offer}!`);
  expect(await post(offer.toUpperCase())).toMatchObject(refused('caption'));
  expect(await comment(body.id, offer)).toMatchObject(refused('content'));
  expect((await comment(body.id, 'Thanks to everybody who came along')).status).toBe(201);
});

test('two of many simultaneous posts with the same text are accepted', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => post(offer)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(limits.sameTextsADay);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(12 - limits.sameTextsADay);
});

test('repeating a request with its key returns the same post', async () => {
  const key = randomUUID();
  const first = await post(offer, key);
  await post(offer);
  expect(await post(offer, key)).toMatchObject({ status: 201, body: { id: first.body.id } });
});

test('the text is accepted again the next day, and another person may always write it', async () => {
  await post(offer);
  await post(offer);
  await writePost(api, await createMember(api), offer);
  expect((await post(offer)).status).toBe(429);
  await api.services.db.execute(
    sql`update posts set created_at = now() - interval '24 hours 1 minute' where user_id = ${asha.id}`,
  );
  expect((await post(offer)).status).toBe(201);
});

test('a new account has a daily limit of likes, also for simultaneous ones, and an older one a higher limit', async () => {
  const newcomer = await createCustomer(api);
  const { db } = api.services;
  const ids = Array.from({ length: limits.newAccountLikesADay + 5 }, () => uuidv7());
  await db.insert(posts).values(ids.map((id) => ({ id, userId: asha.id, caption: 'A ride', idempotencyKey: id })));
  const before = ids.slice(0, limits.newAccountLikesADay - 3);
  await db.insert(postLikes).values(before.map((postId) => ({ postId, userId: newcomer.id })));
  const answers = await Promise.all(ids.slice(before.length).map((id) => like(api, newcomer, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.find(({ status }) => status === 429)).toMatchObject({
    body: { code: 'NEW_ACCOUNT_LIMIT', data: { maximum: limits.newAccountLikesADay } },
  });
  expect((await like(api, newcomer, ids[0] ?? '')).status).toBe(200);
  await db.execute(sql`update auth_users set created_at = now() - interval '30 days' where id = ${newcomer.id}`);
  expect((await like(api, newcomer, ids.at(-1) ?? '')).status).toBe(200);
});
