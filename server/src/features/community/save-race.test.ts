import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import type { Answer } from '../../../test/call.ts';
import { writePost } from '../../../test/members.ts';
import { createPerson } from '../../../test/people.ts';
import { profiles } from '../people/tables.ts';
import { posts } from './tables.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

test('a save that waits for the deletion of its reader does not lock the post', async () => {
  const [author, reader] = [await createPerson(api), await createPerson(api)];
  const { id } = await writePost(api, author);
  const { db } = api.services;
  const countWaiting = async () => {
    const { rows } = await db.execute(
      sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rows.length;
  };
  let saving: Promise<Answer<unknown>> | undefined;
  await db.transaction(async (leaving) => {
    await leaving.select().from(profiles).where(eq(profiles.id, reader.id)).for('no key update');
    saving = api.call('PUT', `/posts/${id}/save`, undefined, reader);
    await expect.poll(countWaiting).toBe(1);
    const free = await leaving
      .select({ id: posts.id })
      .from(posts)
      .where(eq(posts.id, id))
      .for('update', { noWait: true });
    expect(free).toEqual([{ id }]);
  });
  expect((await saving)?.status).toBe(200);
});
