import type { Post, PostState } from '@pahiya/contract/community/schemas';
import type { PublicProfile } from '@pahiya/contract/profiles/schemas';
import { sql } from 'drizzle-orm';
import { notifyActivity } from '../../src/features/notifications/commands/notify-activity.ts';
import { queuePushes } from '../../src/features/notifications/commands/queue-pushes.ts';
import { attempt, commentOnReader, commentOnSubject, findNotified, remark, report } from './attempts.ts';
import { followLive } from './live-looks.ts';
import { count, type Look, list, read } from './looks.ts';
import { push } from './push-looks.ts';
import type { World } from './world.ts';

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

const relationColumns = { mutes: ['muter_id', 'muted_id'], blocks: ['blocker_id', 'blocked_id'] } as const;

/** Looks at a list that has the subject in it regardless of the relation. */
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
  'count of those they follow': count<PublicProfile>(profile('subject'), ({ following }) => following),
  'their followers': list((world) => `${profile('subject')(world)}/followers`, witnessId),
  'those they follow': list((world) => `${profile('subject')(world)}/following`, witnessId),
  'followers list': list((world) => `${profile('witness')(world)}/followers`, subjectId),
  'following list': list((world) => `${profile('witness')(world)}/following`, subjectId),
  'count of followers': count<PublicProfile>(profile('witness'), ({ followers }) => followers),
  'count of following': count<PublicProfile>(profile('witness'), ({ following }) => following),
  notifications: list(() => '/notifications', subjectId),
  'count of unread': count<{ unread: number }>(
    () => '/notifications/unread',
    ({ unread }) => unread,
  ),
  'pushes queued before': push((tx, { userId, actorId, commentId }, notificationId) =>
    queuePushes(tx, { notificationId, userId, actorId, event: `comment:${commentId}` }),
  ),
  'pushes queued after': push((tx, activity) => notifyActivity(tx, activity)),
  'live, a new post': followLive('postId', 'made'),
  'live, a deleted post': followLive('postId', 'gone'),
  'live, a new comment': followLive('commentId', 'made'),
  'live, a deleted comment': followLive('commentId', 'gone'),
  'liking it': attempt('PUT', ({ postId }) => `/posts/${postId}/like`),
  'commenting on it': attempt('POST', ({ postId }) => `/posts/${postId}/comments`, remark),
  'saving it': attempt('PUT', ({ postId }) => `/posts/${postId}/save`),
  'reporting it': report('post', ({ postId }) => postId),
  'reporting their comment': report('comment', ({ commentId }) => commentId),
  'reporting a comment below it': report('comment', ({ commentId }) => commentId, commentOnSubject),
  'deleting their comment': attempt('DELETE', ({ commentId }) => `/comments/${commentId}`, undefined, commentOnReader),
  'marking their notification as read': attempt(
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
