import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { authUsers } from '../auth/tables.ts';
import { posts } from '../community/tables.ts';
import { blocks, mutes, profiles } from '../people/tables.ts';
import { notifyActivity } from './commands/notify-activity.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

async function person(fullName = 'Asha Rao'): Promise<string> {
  const id = uuidv7();
  await database.db.insert(authUsers).values({ id, name: fullName, email: `${id}@example.com` });
  await database.db.insert(profiles).values({ id, username: id, fullName, bio: '' });
  return id;
}

async function postOf(userId: string): Promise<string> {
  const id = uuidv7();
  await database.db.insert(posts).values({ id, userId, caption: 'A ride', idempotencyKey: uuidv7() });
  return id;
}

/** Locks the post first, as the command does. */
async function like(actorId: string, userId: string, postId: string): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select from posts where id = ${postId} for no key update`);
    await notifyActivity(tx, { type: 'like', userId, actorId, postId });
  });
}

interface Row extends Record<string, unknown> {
  id: string;
  type: string;
  read: boolean;
  data: Record<string, string>;
  actors: number;
}

async function listed(userId: string): Promise<Row[]> {
  const { rows } = await database.db.execute<Row>(sql`
    select n.*, (select count(*)::int from notification_actors a where a.notification_id = n.id) as actors
    from notifications n where user_id = ${userId} order by created_at`);
  return rows;
}

test('fifty people who like a post at once become one notification with fifty actors', async () => {
  const author = await person();
  const post = await postOf(author);
  const people = await Promise.all(Array.from({ length: 50 }, () => person()));
  await Promise.all(people.map((one) => like(one, author, post)));
  expect(await listed(author)).toMatchObject([{ type: 'like', actors: 50, data: { kind: 'like', post_id: post } }]);
});

test('fifty followers at once become one notification', async () => {
  const author = await person();
  const people = await Promise.all(Array.from({ length: 50 }, () => person()));
  await Promise.all(
    people.map((actorId) =>
      database.db.transaction((tx) => notifyActivity(tx, { type: 'follow', userId: author, actorId })),
    ),
  );
  expect(await listed(author)).toMatchObject([{ type: 'follow', actors: 50 }]);
});

test('a notification that was read stays as it is, and later activity starts a new one', async () => {
  const author = await person();
  const post = await postOf(author);
  await like(await person(), author, post);
  await database.db.execute(sql`update notifications set read = true where user_id = ${author}`);
  await like(await person(), author, post);
  expect(await listed(author)).toMatchObject([
    { read: true, actors: 1 },
    { read: false, actors: 1 },
  ]);
});

test('a repeated like notifies again only after an hour, even when the first notification was read', async () => {
  const author = await person();
  const fan = await person();
  const post = await postOf(author);
  for (let again = 0; again < 3; again++) await like(fan, author, post);
  await database.db.execute(sql`update notifications set read = true where user_id = ${author}`);
  await like(fan, author, post);
  expect(await listed(author)).toHaveLength(1);
  await like(fan, author, await postOf(author));
  expect(await listed(author)).toHaveLength(2);
  await database.db.execute(sql`update notification_actors set created_at = created_at - interval '61 minutes'`);
  await like(fan, author, post);
  expect(await listed(author)).toHaveLength(3);
});

test('each comment is news and joins the unread notification', async () => {
  const author = await person();
  const actorId = await person();
  const postId = await postOf(author);
  for (const commentId of [uuidv7(), uuidv7()]) {
    await notifyActivity(database.db, { type: 'comment', userId: author, actorId, postId, commentId });
    expect(await listed(author)).toMatchObject([
      { actors: 1, data: { kind: 'comment', commenter_id: actorId, comment_id: commentId, post_id: postId } },
    ]);
  }
});

test('nobody is notified of their own actions', async () => {
  const author = await person();
  await like(author, author, await postOf(author));
  expect(await listed(author)).toEqual([]);
});

test('nobody is notified of people they cannot see, who cannot see them, or whom they muted', async () => {
  const author = await person();
  const [blocked, blocker, muted, suspended] = [await person(), await person(), await person(), await person()];
  await database.db.insert(blocks).values([
    { blockerId: author, blockedId: blocked },
    { blockerId: blocker, blockedId: author },
  ]);
  await database.db.insert(mutes).values({ muterId: author, mutedId: muted });
  await database.db.execute(sql`update profiles set suspended_at = now() where id = ${suspended}`);
  const post = await postOf(author);
  for (const one of [blocked, blocker, muted, suspended]) await like(one, author, post);
  expect(await listed(author)).toEqual([]);
  await like(author, suspended, await postOf(suspended));
  expect(await listed(suspended)).toEqual([]);
});

test('deleting a post deletes its notifications', async () => {
  const author = await person();
  const [post, kept] = [await postOf(author), await postOf(author)];
  for (const id of [post, kept]) await like(await person(), author, id);
  await database.db.execute(sql`delete from posts where id = ${post}`);
  expect(await listed(author)).toMatchObject([{ data: { post_id: kept } }]);
});
