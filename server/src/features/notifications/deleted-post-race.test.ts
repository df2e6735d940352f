import type { Post } from '@pahiya/contract/community/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createPerson } from '../../../test/people.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

test('deleting a post while all notifications are marked as read causes no deadlock', async () => {
  const [asha, kiran] = [await createPerson(api), await createPerson(api, 'Kiran')];
  const input = () => ({ idempotencyKey: crypto.randomUUID() });
  const { body: post } = await api.call<Post>('POST', '/posts', { ...input(), caption: 'Washed' }, asha);
  await api.call('PUT', `/posts/${post.id}/like`, undefined, kiran);
  await api.call('POST', `/posts/${post.id}/comments`, { ...input(), content: 'It shines' }, kiran);
  const { db } = api.services;
  let deletion: Promise<{ status: number }> | undefined;
  await db.transaction(async (tx) => {
    // Takes the row locks that marking all takes, the newest first.
    await tx.execute(sql`select from notifications where user_id = ${asha.id} and type = 'comment' for no key update`);
    deletion = api.call('DELETE', `/posts/${post.id}`, undefined, asha);
    const readWaiting = () =>
      db.execute(sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);
    await expect.poll(async () => (await readWaiting()).rows.length).toBeGreaterThan(0);
    await tx.execute(sql`select from notifications where user_id = ${asha.id} and type = 'like' for no key update`);
  });
  expect((await deletion)?.status).toBe(200);
});
