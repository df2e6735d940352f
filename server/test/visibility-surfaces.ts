import { randomUUID } from 'node:crypto';
import type { Post, PostState } from '@pahiya/contract/community/schemas';
import type { PublicProfile } from '@pahiya/contract/profiles/schemas';
import { and, eq, sql } from 'drizzle-orm';
import { TransactionRollbackError } from 'drizzle-orm/errors';
import type { Database } from '../src/database/pool.ts';
import { comments, posts } from '../src/features/community/tables.ts';
import { type ClaimedPush, claimPushes } from '../src/features/notifications/commands/claim-pushes.ts';
import { notifyActivity } from '../src/features/notifications/commands/notify-activity.ts';
import { queuePushes } from '../src/features/notifications/commands/queue-pushes.ts';
import type { NewActivity } from '../src/features/notifications/rules/activity.ts';
import { pushRoom } from '../src/features/notifications/rules/push-room.ts';
import { judgePush } from '../src/features/notifications/rules/push-verdict.ts';
import { notifications, pushDeliveries } from '../src/features/notifications/tables.ts';
import { openLive, type ReadStream } from './live-stream.ts';
import { actLater, type Later, undoLater, type World } from './visibility-world.ts';

interface Look {
  raw: string;
  isSeen: boolean;
}

/** As `METHOD path`. */
export const requests = new Set<string>();

async function ask<Body>({ api, reader }: World, method: string, path: string, body?: unknown) {
  requests.add(`${method} ${path.split('?')[0]}`);
  return await api.call<Body>(method, path, body, reader.canSignIn ? { token: reader.token } : {});
}

async function read<Body>(world: World, path: string): Promise<{ status: number; raw: string; body: Body }> {
  const { status, body } = await ask<Body>(world, 'GET', path);
  return { status, body, raw: JSON.stringify(body) };
}

function list(path: (world: World) => string, wanted: (world: World) => string) {
  return async (world: World): Promise<Look> => {
    const { status, raw } = await read(world, path(world));
    if (![200, 401, 404].includes(status)) throw new Error(`${path(world)}: ${status} ${raw}`);
    return { raw, isSeen: status === 200 && raw.includes(wanted(world)) };
  };
}

/** 0 if nothing is visible. */
function count<Body>(path: (world: World) => string, of: (body: Body) => number) {
  return async (world: World): Promise<Look> => {
    const { status, body } = await read<Body>(world, path(world));
    return { raw: '', isSeen: status === 200 && of(body) > 0 };
  };
}

const profile = (of: 'subject' | 'witness') => (world: World) => `/profiles/${world[of].username}`;
const postPath = (of: keyof World['postOf']) => (world: World) => `/posts/${world.postOf[of].id}`;
const subjectPost = ({ postOf }: World) => postOf.subject.id;
const subjectId = ({ subject }: World) => subject.id;
const witnessId = ({ witness }: World) => witness.id;
const states = ({ postOf }: World) => `/posts/states?postIds=${Object.values(postOf).map(({ id }) => id)}`;
const stateOfWitness = (key: 'likes' | 'comments') => async (world: World) => {
  const { status, body } = await read<PostState[]>(world, states(world));
  const found = status === 200 ? body.find(({ id }) => id === world.postOf.witness.id) : undefined;
  return { raw: '', isSeen: (found?.[key] ?? 0) > 0 };
};

/** To a reader with an open page. */
function hear(which: keyof Later, change: 'made' | 'gone') {
  return async (world: World): Promise<Look> => {
    const { api, reader, postOf } = world;
    if (!reader.canSignIn) return { raw: '', isSeen: (await read(world, '/live?topics=posts')).status === 200 };
    requests.add('GET /live');
    const stream = await openLive(api.url, { token: reader.token, topics: `posts,comments:${postOf.witness.id}` });
    const done = await actLater(world);
    await waitForWitness(world, stream);
    await undoLater(world, done);
    await waitForWitness(world, stream);
    stream.close();
    const refs = stream.received.filter((received) => received.change === change).map(({ ref }) => ref);
    return { raw: JSON.stringify(refs), isSeen: refs.includes(done[which]) };
  };
}

/** By then all earlier events have arrived. */
async function waitForWitness({ api, witness }: World, stream: ReadStream): Promise<void> {
  const id = randomUUID();
  const post = { id, userId: witness.id, caption: 'So far', idempotencyKey: id };
  await api.services.db.insert(posts).values(post);
  for (let received = await stream.next(); received && received.ref !== id; ) received = await stream.next();
}

/** Noted before the relation began or afterwards. */
function push(
  note: (tx: Database, activity: NewActivity & { type: 'comment' }, notificationId: string) => Promise<void>,
) {
  return async ({ api, reader, subject, postOf, relation }: World): Promise<Look> => {
    if (!reader.canSignIn || relation.startsWith('self')) return { raw: '', isSeen: false };
    const ids = { userId: reader.id, actorId: subject.id, postId: postOf.reader.id, commentId: randomUUID() };
    const { db } = api.services;
    const stored = and(eq(notifications.userId, reader.id), eq(notifications.type, 'comment'));
    const [notification] = await db.select({ id: notifications.id }).from(notifications).where(stored);
    const claimed: ClaimedPush[] = [];
    // Rolled back, so that the node's own sender never sees it.
    const undone = db.transaction(async (tx) => {
      await tx.delete(pushDeliveries);
      await note(tx, { type: 'comment', ...ids }, notification?.id ?? '');
      await tx.update(pushDeliveries).set({ dueAt: new Date(0) });
      claimed.push(...(await claimPushes(tx, pushRoom([]))));
      tx.rollback();
    });
    await undone.catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
    const sent = claimed.filter((one) => judgePush({ ...one, quietHours: null }, api.clock.now) === 'send');
    return { raw: JSON.stringify(sent), isSeen: sent.some(({ token }) => token === `device of ${reader.id}`) };
  };
}

interface Target {
  postId: string;
  personId: string;
  username: string;
  commentId: string;
  notificationId?: string;
}

/** The subject is seen if the response differs from that for a missing object. */
function attempt(
  method: string,
  path: (target: Target) => string,
  body?: (target: Target) => object,
  prepare: (world: World) => Promise<Partial<Target>> = async () => ({}),
) {
  return async (world: World): Promise<Look> => {
    const { postOf, subject, comment } = world;
    const there = {
      postId: postOf.subject.id,
      personId: subject.id,
      username: subject.username,
      commentId: comment.id,
      ...(await prepare(world)),
    };
    const nowhere = {
      postId: randomUUID(),
      personId: randomUUID(),
      username: 'nobody-has-this',
      commentId: randomUUID(),
      notificationId: randomUUID(),
    };
    const none = await ask(world, method, path(nowhere), body?.(nowhere));
    const answer = await ask(world, method, path(there), body?.(there));
    const raw = JSON.stringify(answer.body);
    return {
      raw,
      isSeen: answer.status !== none.status || (answer.status >= 400 && raw !== JSON.stringify(none.body)),
    };
  };
}

const remark = () => ({ content: 'A remark', idempotencyKey: randomUUID() });
const report = (target: 'post' | 'comment' | 'profile', of: (target: Target) => string) =>
  attempt(
    'POST',
    () => '/reports',
    (wanted) => ({ target, targetId: of(wanted), reason: 'spam' }),
  );

async function commentOnReader({ api, subject, postOf }: World): Promise<Partial<Target>> {
  const commentId = randomUUID();
  const comment = { id: commentId, postId: postOf.reader.id, userId: subject.id, idempotencyKey: commentId };
  await api.services.db.transaction(async (tx) => {
    await tx.execute(sql`select from posts where id = ${postOf.reader.id} for no key update`);
    await tx.insert(comments).values({ ...comment, content: 'Below' });
  });
  return { commentId };
}

async function findNotified({ api, reader, subject }: World): Promise<Partial<Target>> {
  const { rows } = await api.services.db.execute<{ id: string }>(sql`
    select n.id from notifications n join notification_actors a on a.notification_id = n.id
    where n.user_id = ${reader.id} and a.actor_id = ${subject.id} limit 1`);
  return rows[0] ? { notificationId: rows[0].id } : { notificationId: randomUUID() };
}

const relationColumns = { mutes: ['muter_id', 'muted_id'], blocks: ['blocker_id', 'blocked_id'] } as const;

/** With the subject in it regardless of the relation. */
function listWithSubject(path: string, table: 'mutes' | 'blocks') {
  const [by, whom] = relationColumns[table].map((name) => sql.identifier(name));
  return async (world: World): Promise<Look> => {
    const { reader, subject, api } = world;
    const { db } = api.services;
    const name = sql.identifier(table);
    const made = await db.execute(sql`
      insert into ${name} (${by}, ${whom}) select ${reader.id}, ${subject.id} where ${reader.id} <> ${subject.id}
      on conflict do nothing`);
    const look = await list(() => path, subjectId)(world);
    if (made.rowCount)
      await db.execute(sql`delete from ${name} where ${by} = ${reader.id} and ${whom} = ${subject.id}`);
    return look;
  };
}

export const surfaces: Record<string, (world: World) => Promise<Look>> = {
  feed: list(() => '/posts?limit=50', subjectPost),
  'feed search by caption': list(({ word }) => `/posts?search=${word}`, subjectPost),
  'feed search by author': list(({ subject }) => `/posts?search=${subject.username}`, subjectPost),
  'saved posts': list(() => '/posts/saved', subjectPost),
  'post, share page': list(postPath('subject'), subjectPost),
  'states of posts': list(states, subjectPost),
  'comments of their post': count(
    (world) => `${postPath('subject')(world)}/comments`,
    () => 1,
  ),
  'comments list': list((world) => `${postPath('witness')(world)}/comments`, subjectId),
  'reviews of a garage': list(
    ({ review }) => `/garages/${review.garageId}/reviews`,
    ({ review }) => review.id,
  ),
  'count of likes': count<Post>(postPath('witness'), ({ likes }) => likes),
  'count of comments': count<Post>(postPath('witness'), ({ comments }) => comments),
  'state of likes': stateOfWitness('likes'),
  'state of comments': stateOfWitness('comments'),
  'profile search': list(({ word }) => `/profiles?search=${word}`, subjectId),
  profile: list(profile('subject'), subjectId),
  'profile posts': list((world) => `${profile('subject')(world)}/posts`, subjectPost),
  'count of their posts': count<PublicProfile>(profile('subject'), ({ posts }) => posts ?? 0),
  'count of their followers': count<PublicProfile>(profile('subject'), ({ followers }) => followers),
  'count of whom they follow': count<PublicProfile>(profile('subject'), ({ following }) => following),
  'their followers': list((world) => `${profile('subject')(world)}/followers`, witnessId),
  'whom they follow': list((world) => `${profile('subject')(world)}/following`, witnessId),
  'followers list': list((world) => `${profile('witness')(world)}/followers`, subjectId),
  'following list': list((world) => `${profile('witness')(world)}/following`, subjectId),
  'count of followers': count<PublicProfile>(profile('witness'), ({ followers }) => followers),
  'count of following': count<PublicProfile>(profile('witness'), ({ following }) => following),
  notifications: list(() => '/notifications', subjectId),
  'count of unread': count<{ unread: number }>(
    () => '/notifications/unread',
    ({ unread }) => unread,
  ),
  'pushes noted before': push((tx, { userId, actorId, commentId }, notificationId) =>
    queuePushes(tx, { notificationId, userId, actorId, event: `comment:${commentId}` }),
  ),
  'pushes of what comes': push((tx, activity) => notifyActivity(tx, activity)),
  'live, a new post': hear('postId', 'made'),
  'live, a post that goes': hear('postId', 'gone'),
  'live, a new comment': hear('commentId', 'made'),
  'live, a comment that goes': hear('commentId', 'gone'),
  'liking it': attempt('PUT', ({ postId }) => `/posts/${postId}/like`),
  'commenting on it': attempt('POST', ({ postId }) => `/posts/${postId}/comments`, remark),
  'saving it': attempt('PUT', ({ postId }) => `/posts/${postId}/save`),
  'reporting it': report('post', ({ postId }) => postId),
  'reporting their comment': report('comment', ({ commentId }) => commentId),
  'deleting their comment': attempt('DELETE', ({ commentId }) => `/comments/${commentId}`, undefined, commentOnReader),
  'marking what they did as read': attempt(
    'POST',
    ({ notificationId }) => `/notifications/${notificationId}/read`,
    undefined,
    findNotified,
  ),
  'muted list': listWithSubject('/profiles/muted', 'mutes'),
  'blocked list': listWithSubject('/profiles/blocked', 'blocks'),
  'taking the like back': attempt('DELETE', ({ postId }) => `/posts/${postId}/like`),
  'taking it out of the collection': attempt('DELETE', ({ postId }) => `/posts/${postId}/save`),
  'reporting them': report('profile', ({ personId }) => personId),
  'muting them': attempt('PUT', ({ username }) => `/profiles/${username}/mute`),
  'unmuting them': attempt('DELETE', ({ username }) => `/profiles/${username}/mute`),
  'following them': attempt('PUT', ({ username }) => `/profiles/${username}/follow`),
  'unfollowing them': attempt('DELETE', ({ username }) => `/profiles/${username}/follow`),
  'blocking them': attempt('PUT', ({ username }) => `/profiles/${username}/block`),
  'unblocking them': attempt('DELETE', ({ username }) => `/profiles/${username}/block`),
};
