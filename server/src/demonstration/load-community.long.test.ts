import type { Comment, Post } from '@pahiya/contract/community/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { createMember, readFeed, writePost } from '../../test/members.ts';
import { authUsers } from '../features/auth/tables.ts';
import { loadDemonstrationCommunity } from './load-community.ts';
import { loadDemonstrationGarages } from './load-garages.ts';

let api: Api;
let lines: string[];

beforeEach(async () => {
  lines = [];
  api = await startApi();
});

afterEach(() => api.stop());

function load(): Promise<void> {
  const { db, files, now } = api.services;
  const log = { info: (line: unknown) => void lines.push(String(line)) };
  return loadDemonstrationCommunity(db, { store: files.store, now: now(), log });
}

async function rowsOf(query: SQL): Promise<Record<string, unknown>[]> {
  return (await api.services.db.execute(query)).rows;
}

test('an empty community is filled once, also by nodes that start together', async () => {
  await Promise.all([load(), load(), load()]);
  await load();
  expect(lines).toEqual([expect.stringMatching(/^Loaded the demonstration community: 15 people, \d+ posts\./)]);
  const [found] = await rowsOf(sql`select (select count(*)::int from posts) as posts,
    (select count(*)::int from profiles where full_name like '% (demo)') as people,
    (select count(*)::int from posts where created_at > ${api.clock.now}) as ahead,
    (select count(*)::int from comments c join posts p on p.id = c.post_id where c.created_at <= p.created_at) as early,
    (select count(*)::int from posts p where p.likes <> (select count(*) from post_likes l where l.post_id = p.id)
      or p.comments <> (select count(*) from comments c where c.post_id = p.id)) as miscounted`);
  expect(found).toEqual({ posts: expect.any(Number), people: 15, ahead: 0, early: 0, miscounted: 0 });
  expect(found?.posts).toBeGreaterThan(40);
});

test('its pictures are served like any others, in their widths', async () => {
  await load();
  const reader = await createMember(api, 'Asha Rao');
  const { items } = await readFeed(api, reader);
  const pictures = items.flatMap(({ image }) => image ?? []);
  expect(pictures.length).toBeGreaterThan(5);
  for (const { sources, width } of pictures) expect(sources.at(-1)?.width).toBe(width);
  const avatars = items.flatMap(({ author }) => author.avatarUrl ?? []);
  const addresses = new Set([...pictures.flatMap(({ sources }) => sources.map(({ url }) => url)), ...avatars]);
  for (const address of addresses) {
    const answer = await fetch(`${api.url}${address}`);
    expect([address, answer.status, answer.headers.get('content-type')]).toEqual([address, 200, 'image/webp']);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(200_000);
  }
});

test('comments of the same hour keep their order', async () => {
  await load();
  const reader = await createMember(api, 'Asha Rao');
  const answer = await api.call<Page<Post>>('GET', '/posts?search=Wiper+blades', undefined, { token: reader.token });
  const post = answer.body.items[0];
  const comments = await api.call<Page<Comment>>('GET', `/posts/${post?.id}/comments`, undefined, {
    token: reader.token,
  });
  const authors = comments.body.items.map(({ author }) => author.username);
  expect(authors).toEqual(['ishita.banerjee', 'aarav.menon', 'vikram.deshmukh', 'meher.daruwala']);
});

test('demonstration people cannot sign in and get no mail', async () => {
  await load();
  const found = await rowsOf(sql`select
    (select count(*)::int from auth_users where email not like '%@example.invalid') as reachable,
    (select count(*)::int from auth_accounts) as accounts, (select count(*)::int from auth_sessions) as sessions,
    (select count(*)::int from notifications) as notifications`);
  expect(found).toEqual([{ reachable: 0, accounts: 0, sessions: 0, notifications: 0 }]);
  expect(api.mails).toEqual([]);
  const answer = await api.call('POST', '/auth/sign-in', {
    email: 'aarav.menon@example.invalid',
    password: 'anything at all',
  });
  expect(answer.status).toBe(401);
});

test('a community with posts stays as it is', async () => {
  const member = await createMember(api, 'Asha Rao');
  await writePost(api, member, 'The first one here');
  await load();
  expect((await readFeed(api, member)).items).toHaveLength(1);
});

test('an installation with its own garages gets no demonstration people, one with demonstration garages does', async () => {
  await loadDemonstrationGarages(api.services.db, { info: () => undefined });
  await api.services.db.execute(
    sql`update garages set is_demonstration = false where id = (select min(id::text)::uuid from garages)`,
  );
  await load();
  expect(lines).toEqual([]);
  await api.services.db.execute(sql`update garages set is_demonstration = true`);
  await load();
  expect(lines).toHaveLength(1);
});

test('nothing is loaded again after the posts are deleted, or over usernames that others took', async () => {
  await load();
  await api.services.db.execute(sql`delete from posts`);
  await load();
  await api.services.db.execute(sql`delete from auth_users`);
  const id = '0197a1f0-0000-7000-8000-000000000001';
  await api.services.db.insert(authUsers).values({ id, name: 'A', email: 'a@example.com' });
  await api.services.db.execute(
    sql`insert into profiles (id, username, full_name, bio) values (${id}, 'aaravmenon', 'A', '')`,
  );
  await load();
  expect(lines).toHaveLength(1);
});
