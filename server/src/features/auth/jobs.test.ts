import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer } from '../../../test/customers.ts';
import { expiryQueue } from './jobs.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

test('expired rows are deleted every night, and valid ones stay', async () => {
  const { db } = api.services;
  const [gone, here] = [await createCustomer(api), await createCustomer(api)];
  await db.execute(sql`update auth_sessions set expires_at = now() - interval '1 second' where id = ${gone.sessionId}`);
  await db.execute(sql`delete from auth_verifications`);
  await db.execute(sql`insert into auth_verifications (id, identifier, value, expires_at) values
    (gen_random_uuid(), 'old', 'x', now() - interval '1 second'),
    (gen_random_uuid(), 'good', 'x', now() + interval '1 hour')`);
  const queue = expiryQueue(db);
  expect(queue.schedule).toBe('0 3 * * *');
  await queue.run({});
  const left = await db.execute(sql`
    select id::text as name from auth_sessions where id in (${gone.sessionId}, ${here.sessionId})
    union all select identifier from auth_verifications`);
  expect(left.rows).toEqual([{ name: here.sessionId }, { name: 'good' }]);
});
