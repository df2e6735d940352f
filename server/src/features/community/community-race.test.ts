import { randomUUID } from 'node:crypto';
import type { Post, PostState } from '@pahiya/contract/community/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roundsOf } from '../../../../scripts/long-run.ts';
import { type Api, startApi } from '../../../test/api.ts';
import type { Customer } from '../../../test/customers.ts';
import { createMember, like, readFeed, writePost } from '../../../test/members.ts';
import { reinstate, suspend } from './commands/rule-on-person.ts';

/** LIKE_ROUNDS=200 is the long run with ten thousand likes and unlikes; the suite runs fewer. */
const rounds = Number(process.env.LIKE_ROUNDS ?? roundsOf(8));
const timeout = 30_000 + rounds * 2_000;

let api: Api;
let author: Customer;
let crowd: Customer[];

beforeAll(async () => {
  api = await startApi();
  author = await createMember(api, 'Asha Rao');
  crowd = await Promise.all(Array.from({ length: 50 }, (_, place) => createMember(api, `Person ${place}`)));
}, 60_000);

afterAll(() => api.stop());

async function statusOf(method: string, path: string, { token }: Customer, body?: unknown): Promise<number> {
  return (await api.call(method, path, body, { token })).status;
}

/** The stored counters and the actual number of rows. */
async function countsOf(postId: string) {
  const { rows } = await api.services.db.execute(sql`
    select likes, comments,
      (select count(*)::int from post_likes where post_id = p.id and is_counted) as "likeRows",
      (select count(*)::int from comments where post_id = p.id and is_counted and hidden_at is null) as "commentRows"
    from posts p where id = ${postId}`);
  return rows[0];
}

function expectNoFailure(): void {
  expect(api.logs.filter((line) => /request failed|deadlock/.test(line))).toEqual([]);
}

test(
  'fifty people who like and unlike a post at once leave as many likes as the counter says',
  async () => {
    const { id } = await writePost(api, author);
    const toggle = async (person: Customer, place: number) => {
      for (let round = 0; round < rounds; round += 1) {
        const method = (round + place) % 2 === 0 ? 'PUT' : 'DELETE';
        const { status, body } = await api.call<PostState>(method, `/posts/${id}/like`, undefined, person);
        expect(status).toBe(200);
        expect(body.isLiked).toBe(method === 'PUT');
        expect(body.likes).toBeGreaterThanOrEqual(body.isLiked ? 1 : 0);
        expect(body.likes).toBeLessThanOrEqual(crowd.length);
      }
    };
    await Promise.all(crowd.map(toggle));
    expect(await countsOf(id)).toEqual({ likes: 25, likeRows: 25, comments: 0, commentRows: 0 });
    expectNoFailure();
  },
  timeout,
);

test(
  'one person’s like is counted once when pressed many times at once, and a save is made once',
  async () => {
    const { id } = await writePost(api, author);
    const [person = author] = crowd;
    await Promise.all(Array.from({ length: 20 }, () => like(api, person, id)));
    expect(await countsOf(id)).toMatchObject({ likes: 1, likeRows: 1 });
    const saves = await Promise.all(Array.from({ length: 20 }, () => statusOf('PUT', `/posts/${id}/save`, person)));
    expect(saves.sort()).toEqual([200, ...Array(19).fill(409)]);
  },
  timeout,
);

test(
  'comments written and deleted at once are all counted',
  async () => {
    const { id } = await writePost(api, author);
    const converse = async (person: Customer, place: number) => {
      for (const content of ['First', 'Second']) {
        const input = { content, idempotencyKey: randomUUID() };
        const { status, body } = await api.call<{ id: string }>('POST', `/posts/${id}/comments`, input, person);
        expect(status).toBe(201);
        const remover = place % 2 === 0 ? person : author;
        if (content === 'First') expect(await statusOf('DELETE', `/comments/${body.id}`, remover)).toBe(200);
      }
    };
    await Promise.all(crowd.map(converse));
    expect(await countsOf(id)).toMatchObject({ comments: 50, commentRows: 50 });
    expectNoFailure();
  },
  timeout,
);

test(
  'deleting a post during likes, saves and comments deletes them all, and no request fails',
  async () => {
    const { id } = await writePost(api, author);
    const use = async (person: Customer) => {
      const statuses: number[] = [];
      for (let round = 0; round < 2; round += 1) {
        statuses.push(await statusOf('PUT', `/posts/${id}/like`, person));
        statuses.push(await statusOf('PUT', `/posts/${id}/save`, person));
        const input = { content: 'Nice', idempotencyKey: randomUUID() };
        statuses.push(await statusOf('POST', `/posts/${id}/comments`, person, input));
        statuses.push(await statusOf('DELETE', `/posts/${id}/${round === 0 ? 'like' : 'save'}`, person));
      }
      return statuses;
    };
    const used = crowd.slice(0, 25).map(use);
    await Promise.race(used);
    expect(await statusOf('DELETE', `/posts/${id}`, author)).toBe(200);
    const statuses = new Set((await Promise.all(used)).flat());
    expect([...statuses].filter((status) => ![200, 201, 404, 409].includes(status))).toEqual([]);
    expect(statuses).toContain(404);
    const { rows } = await api.services.db.execute(sql`select
      (select count(*)::int from post_likes where post_id = ${id}) + (select count(*)::int from saved_posts where post_id = ${id})
      + (select count(*)::int from comments where post_id = ${id}) as "left"`);
    expect(rows).toEqual([{ left: 0 }]);
    expectNoFailure();
  },
  timeout,
);

test(
  'likes of people who are suspended and reinstated meanwhile are counted exactly while they are active',
  async () => {
    const posts = await Promise.all(['One', 'Two', 'Three'].map((caption) => writePost(api, author, caption)));
    const people = crowd.slice(0, 12);
    const ruledOn = people.slice(0, 6);
    const use = async (person: Customer, place: number) => {
      // A suspended person can do nothing, and is signed out at the node's next check.
      const expected = ruledOn.includes(person) ? [200, 401, 403] : [200];
      for (let round = 0; round < 4; round += 1) {
        for (const { id } of [...posts].sort(() => (place % 2 === 0 ? 1 : -1))) {
          const status = await statusOf(round === 2 ? 'DELETE' : 'PUT', `/posts/${id}/like`, person);
          expect(expected).toContain(status);
        }
      }
    };
    const rule = async ({ id }: Customer, place: number) => {
      const { db } = api.services;
      const { rows } = await db.execute<{ username: string }>(sql`select username from profiles where id = ${id}`);
      const ruling = { username: rows[0]?.username ?? '', actor: 'Zoya', reason: 'A test' };
      for (let round = 0; round < 3; round += 1) {
        expect(await suspend(db, ruling)).toMatchObject({ ok: true });
        if (round < 2 || place % 2 === 0) expect(await reinstate(db, ruling)).toMatchObject({ ok: true });
      }
    };
    await Promise.all([...people.map(use), ...ruledOn.map(rule)]);
    for (const { id } of posts) {
      const counts = await countsOf(id);
      expect(counts).toMatchObject({ likes: counts?.likeRows });
    }
    const { rows } = await api.services.db.execute(sql`select count(*)::int as wrong from post_likes l
      join profiles p on p.id = l.user_id where l.is_counted <> (p.suspended_at is null)`);
    expect(rows).toEqual([{ wrong: 0 }]);
    expectNoFailure();
  },
  timeout,
);

test(
  'a feed scrolled while posts arrive and vanish shows each post once and misses none that stayed',
  async () => {
    await api.services.db.execute(sql`delete from posts`);
    // Four posts at each instant, ordered by their ids.
    await api.services.db.execute(sql`insert into posts (id, user_id, caption, idempotency_key, created_at)
      select gen_random_uuid(), ${author.id}, 'Ride ' || n, gen_random_uuid(), now() - (n / 4) * interval '1 second'
      from generate_series(1, 500) n`);
    const { rows } = await api.services.db.execute<{ id: string }>(sql`select id from posts order by random()`);
    const vanishing = rows.slice(0, 20).map(({ id }) => id);
    const [reader = author] = crowd.slice(20);
    const seen: string[] = [];
    let cursor: string | null = null;
    let page = 0;
    do {
      const found: { items: Post[]; nextCursor: string | null } = await readFeed(api, reader, {
        limit: '20',
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...found.items.map(({ id }) => id));
      cursor = found.nextCursor;
      page += 1;
      const gone = vanishing[page - 1];
      await Promise.all([
        writePost(api, author, `Arrived ${page}`),
        writePost(api, author, `Arrived as well ${page}`),
        gone ? statusOf('DELETE', `/posts/${gone}`, author) : undefined,
      ]);
    } while (cursor);
    expect(page).toBeGreaterThanOrEqual(24);
    expect(new Set(seen).size).toBe(seen.length);
    const stayed = rows.map(({ id }) => id).filter((id) => !vanishing.includes(id));
    expect(stayed.filter((id) => !seen.includes(id))).toEqual([]);
  },
  timeout,
);
