import type { FollowState, ListedPerson, OwnProfile, PublicProfile } from '@pahiya/contract/profiles/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import type { Page } from '@pahiya/contract/shared/pages';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createPerson, type Person } from '../../../test/people.ts';
import { profiles } from '../people/tables.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

async function people<Names extends string[]>(...names: Names): Promise<{ [Index in keyof Names]: Person }> {
  const made = [];
  for (const name of names) made.push(await createPerson(api, name));
  return made as { [Index in keyof Names]: Person };
}

function as({ token }: Person) {
  return {
    put: <Body = unknown>(path: string) => api.call<Body>('PUT', path, undefined, { token }),
    remove: <Body = unknown>(path: string) => api.call<Body>('DELETE', path, undefined, { token }),
    get: <Body = unknown>(path: string) => api.call<Body>('GET', path, undefined, { token }),
    follow: (other: Person) => api.call<FollowState>('PUT', `/profiles/${other.username}/follow`, undefined, { token }),
    block: (other: Person) => api.call('PUT', `/profiles/${other.username}/block`, undefined, { token }),
    profile: (other: Person) => api.call<PublicProfile>('GET', `/profiles/${other.username}`, undefined, { token }),
    list: (path: string) => api.call<Page<ListedPerson>>('GET', path, undefined, { token }),
  };
}

const unknown = (field = 'username') => ({ status: 404, body: { code: 'NOT_FOUND', data: { field } } });

function change(person: Person, values: Partial<typeof profiles.$inferInsert>) {
  return api.services.db.update(profiles).set(values).where(eq(profiles.id, person.id));
}

test('following and unfollowing are idempotent', async () => {
  const [asha, ravi] = await people('Asha Rao', 'Ravi Iyer');
  for (let times = 0; times < 2; times++) {
    expect(await as(asha).follow(ravi)).toMatchObject({ status: 200, body: { isFollowing: true, followers: 1 } });
  }
  const seen = { isFollowing: true, followsReader: false, isOwn: false, followers: 1, following: 0, canSeePosts: true };
  expect((await as(asha).profile(ravi)).body).toMatchObject(seen);
  expect((await as(ravi).profile(asha)).body).toMatchObject({ followsReader: true, isFollowing: false, following: 1 });
  for (let times = 0; times < 2; times++) {
    const answer = await as(asha).remove<FollowState>(`/profiles/${ravi.username}/follow`);
    expect(answer).toMatchObject({ status: 200, body: { isFollowing: false, followers: 0 } });
  }
});

test('a profile is found ignoring case, and an unknown name is not found', async () => {
  const [asha] = await people('Asha Rao');
  const loud = { ...asha, username: asha.username.toUpperCase() };
  expect(await as(asha).profile(loud)).toMatchObject({ status: 200, body: { isOwn: true, username: asha.username } });
  for (const name of ['nobody-has-this', '%25', 'a%2Fb', '%F0%9F%8F%8D', "'%20or%201=1"]) {
    expect(await as(asha).get(`/profiles/${name}`)).toMatchObject(unknown());
  }
});

test('nobody follows, blocks or mutes themselves', async () => {
  const [asha] = await people('Asha Rao');
  for (const action of ['follow', 'block', 'mute']) {
    const answer = await as(asha).put(`/profiles/${asha.username}/${action}`);
    expect(answer).toMatchObject({ status: 409, body: { code: 'OWN_PROFILE' } });
  }
});

test('a private profile accepts only people whom its owner follows, and keeps its followers', async () => {
  const [asha, ravi, kiran] = await people('Asha Rao', 'Ravi Iyer', 'Kiran Das');
  await as(kiran).follow(asha);
  await change(asha, { isPublic: false });
  expect(await as(ravi).follow(asha)).toMatchObject({ status: 403, body: { code: 'PRIVATE_PROFILE' } });
  expect((await as(ravi).profile(asha)).body).toMatchObject({ canSeePosts: false, posts: null, followers: 1 });
  expect(await as(kiran).follow(asha)).toMatchObject({ status: 200, body: { followers: 1 } });
  await as(asha).follow(ravi);
  expect(await as(ravi).follow(asha)).toMatchObject({ status: 200, body: { followers: 2 } });
});

test('a suspended or deactivated person reads and follows nobody, and is not found', async () => {
  const [asha, ravi, kiran] = await people('Asha Rao', 'Ravi Iyer', 'Kiran Das');
  await as(asha).follow(ravi);
  for (const gone of [{ suspendedAt: new Date() }, { suspendedAt: null, deactivatedAt: new Date() }]) {
    await change(asha, gone);
    expect(await as(asha).follow(kiran)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_SUSPENDED' } });
    expect((await as(asha).profile(ravi)).status).toBe(200);
    expect((await as(asha).profile(asha)).status).toBe(200);
    expect(await as(ravi).profile(asha)).toMatchObject(unknown());
    expect(await as(ravi).follow(asha)).toMatchObject(unknown());
    expect((await as(ravi).profile(ravi)).body.followers).toBe(0);
    expect((await as(ravi).list(`/profiles/${ravi.username}/followers`)).body.items).toEqual([]);
  }
  await change(asha, { deactivatedAt: null });
  expect((await as(ravi).profile(ravi)).body.followers).toBe(1);
});

test('a new account can follow a hundred people a day and not one more', { timeout: 30_000 }, async () => {
  const [asha, ...rest] = await people('Asha Rao', 'Ravi Iyer', 'Kiran Das');
  const [ravi, kiran] = rest;
  await api.services.db.execute(sql`
    with crowd as (insert into auth_users (id, name, email)
      select gen_random_uuid(), 'One of many', 'many-' || n || '@example.com'
      from generate_series(1, ${limits.newAccountFollowsADay - 1}) n returning id),
    shown as (insert into profiles (id, username, full_name, bio)
      select id, 'many-' || left(id::text, 23), 'One of many', '' from crowd returning id)
    select count(*) from shown`);
  await api.services.db.execute(sql`insert into followers (id, follower_id, following_id)
    select gen_random_uuid(), ${asha.id}, id from profiles where full_name = 'One of many'`);
  const answers = await Promise.all([as(asha).follow(ravi), as(asha).follow(kiran)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({
    code: 'NEW_ACCOUNT_LIMIT',
    data: { maximum: limits.newAccountFollowsADay },
  });
  await api.services.db.execute(
    sql`update auth_users set created_at = now() - interval '2 days' where id = ${asha.id}`,
  );
  expect((await as(asha).follow(ravi)).status).toBe(200);
  expect((await as(asha).follow(kiran)).status).toBe(200);
});

test('a block ends follows between two people, and unblocking does not restore them', async () => {
  const [asha, ravi] = await people('Asha Rao', 'Ravi Iyer');
  await as(asha).follow(ravi);
  await as(ravi).follow(asha);
  for (let times = 0; times < 2; times++) {
    expect(await as(asha).block(ravi)).toMatchObject({ status: 200, body: { isBlocked: true } });
  }
  const nothing = { isBlocked: true, canSeePosts: false, posts: null, followers: 0, following: 0, isFollowing: false };
  expect((await as(asha).profile(ravi)).body).toMatchObject(nothing);
  expect((await as(asha).list('/profiles/blocked')).body.items.map(({ id }) => id)).toEqual([ravi.id]);
  expect((await as(asha).list(`/profiles/${ravi.username}/following`)).body.items).toEqual([]);
  const none = { ...asha, username: 'nobody-has-this' };
  for (const path of ['', '/posts', '/followers', '/following']) {
    const answer = await as(ravi).get(`/profiles/${asha.username}${path}`);
    expect(answer.body).toEqual((await as(ravi).get(`/profiles/${none.username}${path}`)).body);
    expect(answer).toMatchObject(unknown());
  }
  for (const action of ['follow', 'mute', 'block']) {
    const answer = await as(ravi).put(`/profiles/${asha.username}/${action}`);
    expect(answer.body).toEqual((await as(ravi).put(`/profiles/${none.username}/${action}`)).body);
    const removed = await as(ravi).remove(`/profiles/${asha.username}/${action}`);
    expect(removed).toMatchObject(unknown());
  }
  expect(await as(asha).remove(`/profiles/${ravi.username}/block`)).toMatchObject({ body: { isBlocked: false } });
  expect((await as(ravi).profile(asha)).body).toMatchObject({ isFollowing: false, followsReader: false, followers: 0 });
});

test('a blocked person can block back, but learns nothing before the first block is removed', async () => {
  const [asha, ravi] = await people('Asha Rao', 'Ravi Iyer');
  await as(asha).block(ravi);
  expect(await as(ravi).block(asha)).toMatchObject(unknown());
  expect((await as(ravi).list('/profiles/blocked')).body.items).toEqual([]);
  expect((await as(asha).list('/profiles/blocked')).body.items).toMatchObject([{ id: ravi.id }]);
  expect((await as(asha).profile(ravi)).body.isBlocked).toBe(true);
  await as(asha).remove(`/profiles/${ravi.username}/block`);
  expect(await as(asha).profile(ravi)).toMatchObject(unknown());
  expect((await as(ravi).list('/profiles/blocked')).body.items).toMatchObject([{ id: asha.id }]);
  expect((await as(ravi).profile(asha)).body.isBlocked).toBe(true);
});

test('a muted person appears in the list of muted people, and is not notified', async () => {
  const [asha, ravi] = await people('Asha Rao', 'Ravi Iyer');
  const before = (await as(ravi).profile(asha)).body;
  expect(await as(asha).put(`/profiles/${ravi.username}/mute`)).toMatchObject({ status: 200, body: { isMuted: true } });
  expect((await as(asha).profile(ravi)).body).toMatchObject({ isMuted: true, canSeePosts: true });
  expect((await as(asha).list('/profiles/muted')).body.items).toMatchObject([{ id: ravi.id, isOwn: false }]);
  expect((await as(ravi).profile(asha)).body).toEqual(before);
  expect(await as(asha).remove(`/profiles/${ravi.username}/mute`)).toMatchObject({ body: { isMuted: false } });
  expect((await as(asha).list('/profiles/muted')).body.items).toEqual([]);
});

test('followers are paged, latest first, match the counter and show whom the reader follows', async () => {
  const [asha, ravi] = await people('Asha Rao', 'Ravi Iyer');
  const crowd = [];
  for (let place = 0; place < 7; place++) crowd.push(await createPerson(api, `Follower ${place}`));
  for (const one of crowd) await as(one).follow(ravi);
  const [first, , third] = crowd;
  if (!first || !third) throw new Error('There are seven of them');
  await as(asha).follow(third);
  await as(asha).follow(ravi);
  await as(first).block(asha);
  const seen: ListedPerson[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const path: string = `/profiles/${ravi.username}/followers?limit=3${cursor && `&cursor=${cursor}`}`;
    const { body } = await as(asha).list(path);
    seen.push(...body.items);
    cursor = body.nextCursor;
  }
  const others = crowd.slice(1).reverse();
  expect(seen.map(({ id }) => id)).toEqual([asha.id, ...others.map(({ id }) => id)]);
  expect(seen.filter(({ isFollowing }) => isFollowing).map(({ id }) => id)).toEqual([third.id]);
  expect(seen.filter(({ isOwn }) => isOwn).map(({ id }) => id)).toEqual([asha.id]);
  expect((await as(asha).profile(ravi)).body.followers).toBe(7);
  expect((await as(ravi).get<OwnProfile>('/profiles/me')).body.followers).toBe(8);
  expect((await as(asha).list(`/profiles/${ravi.username}/followers?cursor=x`)).status).toBe(400);
});

test('a profile shown to others contains no phone number and no email address', async () => {
  const [asha, ravi] = await people('Asha Rao', 'Ravi Iyer');
  await change(asha, { phone: '+919876543210' });
  await as(asha).follow(ravi);
  await as(ravi).follow(asha);
  const paths = ['', '/posts', '/followers', '/following'].map((path) => `/profiles/${asha.username}${path}`);
  const more = [`/profiles/${ravi.username}/followers`, `/profiles?search=${asha.username}`, '/profiles?search=asha'];
  for (const path of [...paths, ...more]) {
    const { status, body } = await as(ravi).get(path);
    expect(status).toBe(200);
    const raw = JSON.stringify(body);
    for (const secret of ['9876543210', asha.email, 'phone', 'email', '@example']) expect(raw).not.toContain(secret);
  }
});
