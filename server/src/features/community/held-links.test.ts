import { randomUUID } from 'node:crypto';
import type { Comment, Post } from '@pahiya/contract/community/schemas';
import type { DeskReport, ModerationSubject } from '@pahiya/contract/desk/moderation/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi } from '../../../test/api.ts';
import { auditOf } from '../../../test/audit.ts';
import { createCompletedBooking } from '../../../test/completed-bookings.ts';
import type { Customer } from '../../../test/customers.ts';
import { createDeskWorld, type DeskWorld } from '../../../test/desk-world.ts';
import { createMember, readFeed, writeComment, writePost } from '../../../test/members.ts';
import { createPerson, type Person } from '../../../test/people.ts';
import { deskAudit } from '../desk/tables.ts';

const advert = 'Cheap tyres at https://tyres.example.com';

let world: DeskWorld;
let newcomer: Person;
let reader: Customer;

beforeAll(async () => {
  world = await createDeskWorld(await startApi());
  reader = await createMember(world.api, 'Kiran Das');
});

beforeEach(async () => {
  await world.api.services.db.execute(sql`delete from posts`);
  await world.api.services.db.execute(sql`delete from reports`);
  newcomer = await createPerson(world.api, 'Nila');
});

afterAll(() => world.api.stop());

function read<Body>(path: string, { token }: Customer): Promise<{ status: number; body: Body }> {
  return world.api.call<Body>('GET', path, undefined, { token });
}

async function queue(): Promise<DeskReport[]> {
  return (await read<Page<DeskReport>>('/desk/reports', world.agent)).body.items;
}

function rule(target: 'post' | 'comment', targetId: string, action: 'hide' | 'restore') {
  const path = `/desk/moderation/${target}/${targetId}/${action}`;
  return world.api.call('POST', path, { reason: 'Looked at' }, world.agent);
}

async function unreadOf(person: Customer): Promise<number> {
  return (await read<{ unread: number }>('/notifications/unread', person)).body.unread;
}

test('a post with a link from a new account is visible only to its author and at the desk', async () => {
  const post = await writePost(world.api, newcomer, advert);
  expect(post).toMatchObject({ isHeld: true, isHidden: true });
  expect((await readFeed(world.api, newcomer)).items).toMatchObject([{ id: post.id, isHeld: true }]);
  expect((await readFeed(world.api, reader)).items).toEqual([]);
  expect((await readFeed(world.api, reader, { search: 'tyres' })).items).toEqual([]);
  expect((await read(`/posts/${post.id}`, reader)).status).toBe(404);
  expect((await world.api.call('GET', `/posts/${post.id}`)).status).toBe(404);
  expect((await read(`/profiles/${newcomer.username}`, reader)).body).toMatchObject({ posts: 0 });
  expect(await queue()).toMatchObject([
    { target: 'post', targetId: post.id, isHeld: true, reporters: 0, reasons: [{ reason: 'held', note: '' }] },
  ]);
});

test('a published post is visible to everybody, and the record says who published it', async () => {
  const { db } = world.api.services;
  const { id } = await writePost(world.api, newcomer, advert);
  expect((await rule('post', id, 'restore')).status).toBe(200);
  expect((await readFeed(world.api, reader)).items).toMatchObject([{ id, isHeld: false, isHidden: false }]);
  expect((await read(`/profiles/${newcomer.username}`, reader)).body).toMatchObject({ posts: 1 });
  expect(await queue()).toEqual([]);
  expect(await auditOf(db, eq(deskAudit.subjectId, id))).toMatchObject([
    { action: 'moderation.restore', actorId: world.agent.id },
  ]);
});

test('a rejected post stays visible to its author, who gets the reason', async () => {
  const { id } = await writePost(world.api, newcomer, advert);
  expect((await rule('post', id, 'hide')).status).toBe(200);
  expect((await read(`/posts/${id}`, newcomer)).body).toMatchObject({ isHeld: false, isHidden: true });
  expect((await read(`/posts/${id}`, reader)).status).toBe(404);
  expect(await queue()).toEqual([]);
  await expect.poll(() => world.api.mails.find(({ to }) => to === newcomer.email)?.text).toContain('Looked at');
  expect((await rule('post', id, 'restore')).status).toBe(200);
  expect((await readFeed(world.api, reader)).items).toHaveLength(1);
});

test('dismissing the report of a held post publishes it', async () => {
  const { id } = await writePost(world.api, newcomer, advert);
  const [held] = await queue();
  const dismissal = await world.api.call('POST', `/desk/reports/${held?.id}/dismiss`, { reason: 'Fine' }, world.agent);
  expect(dismissal.status).toBe(200);
  expect((await readFeed(world.api, reader)).items).toMatchObject([{ id }]);
});

test('a comment with a link appears and notifies the post’s author only once it is published', async () => {
  const post = await writePost(world.api, reader, 'My new bike');
  const before = await unreadOf(reader);
  const comment = await writeComment(world.api, newcomer, post.id, advert);
  expect(comment.isHeld).toBe(true);
  const list = async (who: Customer) => (await read<Page<Comment>>(`/posts/${post.id}/comments`, who)).body.items;
  const count = async (who: Customer) => (await read<Post>(`/posts/${post.id}`, who)).body.comments;
  expect([await list(newcomer), await list(reader)]).toMatchObject([[{ id: comment.id, isHeld: true }], []]);
  expect([await count(newcomer), await count(reader), await unreadOf(reader)]).toEqual([1, 0, before]);
  expect((await read<ModerationSubject>(`/desk/moderation/comment/${comment.id}`, world.agent)).body.isHeld).toBe(true);
  expect((await rule('comment', comment.id, 'restore')).status).toBe(200);
  expect([await list(newcomer), await list(reader)]).toMatchObject([
    [{ id: comment.id, isHeld: false }],
    [{ id: comment.id, isHeld: false }],
  ]);
  expect([await count(newcomer), await count(reader), await unreadOf(reader)]).toEqual([1, 1, before + 1]);
});

test('only its author can delete a held comment', async () => {
  const post = await writePost(world.api, reader, 'My new bike');
  const { id } = await writeComment(world.api, newcomer, post.id, advert);
  const remove = ({ token }: Customer) => world.api.call('DELETE', `/comments/${id}`, undefined, { token });
  expect((await remove(reader)).status).toBe(404);
  expect((await remove(newcomer)).status).toBe(200);
  expect(await queue()).toEqual([]);
});

test('live pages get an event when a post is published, not when it is held', async () => {
  const { db } = world.api.services;
  const eventsOf = async (id: string) =>
    (await db.execute<{ change: string }>(sql`select change from live_events where topic = 'posts' and ref = ${id}`))
      .rows;
  const { id } = await writePost(world.api, newcomer, advert);
  expect(await eventsOf(id)).toEqual([]);
  await rule('post', id, 'restore');
  expect(await eventsOf(id)).toEqual([{ change: 'made' }]);
});

test('an account of a week with a completed service posts links at once, a younger one or one without a service waits', async () => {
  const { db } = world.api.services;
  const makeOld = (age: string) =>
    db.execute(sql`update auth_users set created_at = now() - ${age}::interval where id = ${newcomer.id}`);
  const isHeld = async () => (await writePost(world.api, newcomer, `${randomUUID()} ${advert}`)).isHeld;
  await makeOld('7 days 1 minute');
  expect(await isHeld()).toBe(true);
  await createCompletedBooking(world.api, newcomer, world.garage);
  expect(await isHeld()).toBe(false);
  await makeOld('6 days 23 hours 59 minutes');
  expect(await isHeld()).toBe(true);
});

test('a link in a new account’s bio or review is refused at its field, and nothing is changed', async () => {
  const { db } = world.api.services;
  const bookingId = await createCompletedBooking(world.api, newcomer, world.garage);
  const saveBio = (bio: string) => world.api.call<{ bio: string }>('PATCH', '/profiles/me', { bio }, newcomer);
  const saveReview = (comment: string) =>
    world.api.call<{ comment: string }>('PUT', `/bookings/${bookingId}/review`, { rating: 5, comment }, newcomer);
  const refused = (field: string) => ({ status: 422, body: { code: 'LINK_TOO_EARLY', data: { field } } });
  expect((await saveBio('Rides a lot')).status).toBe(200);
  expect(await saveBio(advert)).toMatchObject(refused('bio'));
  expect((await read<{ bio: string }>('/profiles/me', newcomer)).body.bio).toBe('Rides a lot');
  expect((await saveReview('Quick work')).status).toBe(200);
  expect(await saveReview(`Quick work. ${advert}`)).toMatchObject(refused('comment'));
  const { rows } = await db.execute(sql`select comment from reviews where booking_id = ${bookingId}`);
  expect(rows).toEqual([{ comment: 'Quick work' }]);
  await db.execute(sql`update auth_users set created_at = now() - interval '8 days' where id = ${newcomer.id}`);
  expect(await saveBio(advert)).toMatchObject({ status: 200, body: { bio: advert } });
  expect((await saveReview(advert)).status).toBe(200);
});

test('a bio or review with an existing link can still be edited', async () => {
  const { db } = world.api.services;
  const bookingId = await createCompletedBooking(world.api, newcomer, world.garage);
  const saveReview = (rating: number, comment: string) =>
    world.api.call('PUT', `/bookings/${bookingId}/review`, { rating, comment }, newcomer);
  expect((await saveReview(5, 'Quick work')).status).toBe(200);
  await db.execute(sql`update reviews set comment = ${advert} where booking_id = ${bookingId}`);
  await db.execute(sql`update profiles set bio = ${advert} where id = ${newcomer.id}`);
  expect((await saveReview(4, advert)).status).toBe(200);
  const changes = { fullName: 'Nila Rao', bio: advert };
  expect((await world.api.call('PATCH', '/profiles/me', changes, newcomer)).status).toBe(200);
  expect((await world.api.call('PATCH', '/profiles/me', { bio: `${advert}!` }, newcomer)).status).toBe(422);
});
