import { randomUUID } from 'node:crypto';
import type { LiveTopic } from '@pahiya/contract/live/schemas';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer } from '../../../test/customers.ts';
import { writePost } from '../../../test/members.ts';
import type { Database } from '../../database/pool.ts';
import { posts } from '../community/tables.ts';
import { blocks } from '../people/tables.ts';
import { listAllowedTopics } from './queries/list-allowed-topics.ts';
import { listRecipients, recipientKey } from './queries/list-recipients.ts';
import type { ReadEvent } from './queries/read-events.ts';

const many = 1_000;

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

test('the recipients of a thousand likes of one author are determined with one question per reader', async () => {
  const { db } = api.services;
  const author = await createCustomer(api);
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into auth_users (id, name, email)
    select gen_random_uuid(), 'Reader', n || '@readers.example' from generate_series(1, ${many}) n returning id`);
  const readers = rows.map(({ id }) => id);
  const events = Array.from({ length: many }, (_, index): ReadEvent => {
    const event = { topic: 'likes', id: randomUUID(), change: 'changed' } as const;
    return { event, place: { xid: 1n, id: BigInt(index) }, userId: null, authorId: author.id };
  });
  let read = 0;
  const counting: Database = Object.assign(Object.create(db), {
    async execute(query: SQL) {
      const result = await db.execute(query);
      read += result.rows.length;
      return result;
    },
  });
  const recipients = await listRecipients(counting, events, readers);
  expect(read).toBe(many);
  for (const event of events) expect(recipients.has(recipientKey(event, readers[0] ?? ''))).toBe(true);
});

test('only the author of a post that was taken down is notified of comments on it', async () => {
  const { db } = api.services;
  const [author, writer, reader] = [await createCustomer(api), await createCustomer(api), await createCustomer(api)];
  const [postId, commentId] = [randomUUID(), randomUUID()];
  await db.execute(sql`insert into posts (id, user_id, caption, idempotency_key, hidden_at)
    values (${postId}, ${author.id}, 'Hidden', gen_random_uuid(), now())`);
  const event = { topic: `comments:${postId}`, id: commentId, change: 'made' } as const;
  const read: ReadEvent = { event, place: { xid: 1n, id: 1n }, userId: null, authorId: writer.id };
  const recipients = await listRecipients(db, [read], [author.id, reader.id]);
  expect([...recipients]).toEqual([recipientKey(read, author.id)]);
});

test('only those who may see a post can follow the comments on it', async () => {
  const { db } = api.services;
  const [author, reader] = [await createCustomer(api), await createCustomer(api, 'Kiran')];
  const [shown, hidden] = [await writePost(api, author, 'Shown'), await writePost(api, author, 'Taken down')];
  await db.update(posts).set({ hiddenAt: new Date() }).where(eq(posts.id, hidden.id));
  const topics: LiveTopic[] = [`comments:${shown.id}`, `comments:${hidden.id}`];
  expect(await listAllowedTopics(db, author.id, topics)).toEqual(topics);
  expect(await listAllowedTopics(db, reader.id, topics)).toEqual([topics[0]]);
  await db.insert(blocks).values({ blockerId: author.id, blockedId: reader.id });
  expect(await listAllowedTopics(db, reader.id, topics)).toEqual([]);
});
