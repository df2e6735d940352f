import { randomUUID } from 'node:crypto';
import type { Comment, Post } from '@pahiya/contract/community/schemas';
import type { Review } from '@pahiya/contract/reviews/schemas';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/database/pool.ts';
import { comments, posts } from '../../src/features/community/tables.ts';
import { notifications, pushTokens } from '../../src/features/notifications/tables.ts';
import { profiles } from '../../src/features/people/tables.ts';
import type { Api } from '../api.ts';
import { createCompletedBooking } from '../completed-bookings.ts';
import { importGarage } from '../garages.ts';
import { createPerson, type Person } from '../people.ts';

export const relations = [
  'self',
  'selfSuspended',
  'stranger',
  'follower',
  'blockedBy',
  'hasBlocked',
  'muted',
  'private',
  'privateFollower',
  'suspended',
  'deactivated',
  'moderated',
  'visitor',
  'visitorOfPrivate',
  'visitorOfSuspended',
  'visitorOfModerated',
] as const;
export type Relation = (typeof relations)[number];

export interface World {
  api: Api;
  relation: Relation;
  /** A visitor has no token. */
  reader: Person & { canSignIn: boolean };
  /** Has written a post, liked and commented on those of the others, and follows both. */
  subject: Person;
  /** Everyone sees this person, who follows the subject. */
  witness: Person;
  postOf: { subject: Post; witness: Post; reader: Post };
  comment: Comment;
  review: Review;
  /** Only the subject's post, name, comment and review contain this word. */
  word: string;
}

/** The relation begins after all content is there. */
export async function createWorld(api: Api, relation: Relation): Promise<World> {
  const isSelf = relation.startsWith('self');
  const word = `zephyr${randomUUID().slice(0, 8)}`;
  const [subject, witness] = await Promise.all([
    createPerson(api, `Subject ${word}`),
    createPerson(api, 'The Witness'),
  ]);
  await api.services.db
    .update(profiles)
    .set({ username: `${word}.rides` })
    .where(eq(profiles.id, subject.id));
  subject.username = `${word}.rides`;
  const reader = isSelf ? subject : await createPerson(api, 'The Reader');
  const postOf = {
    subject: await send<Post>(api, subject, 'POST', '/posts', input(`A post about ${word}`)),
    witness: await send<Post>(api, witness, 'POST', '/posts', input('What the witness saw')),
    reader: await send<Post>(api, reader, 'POST', '/posts', input('What the reader did')),
  };
  await send(api, reader, 'PUT', `/posts/${postOf.subject.id}/save`);
  await addDevice(api, reader);
  await follow(api, witness, subject);
  await follow(api, subject, witness);
  await send(api, reader, 'POST', '/notifications/read-all');
  const comment = await react(api, subject, postOf.witness, word);
  const review = await rate(api, subject, word);
  if (!isSelf) {
    await follow(api, subject, reader);
    await react(api, subject, postOf.reader, word);
  }
  const world = { api, relation, subject, witness, postOf, comment, review, word };
  await begin[relation]({ ...world, reader: { ...reader, canSignIn: true } });
  return { ...world, reader: { ...reader, canSignIn: !relation.startsWith('visitor') } };
}

async function react(api: Api, person: Person, post: Post, word: string): Promise<Comment> {
  await send(api, person, 'PUT', `/posts/${post.id}/like`);
  const content = { content: `A comment about ${word}`, idempotencyKey: randomUUID() };
  return await send<Comment>(api, person, 'POST', `/posts/${post.id}/comments`, content);
}

async function rate(api: Api, person: Person, word: string): Promise<Review> {
  const garage = await importGarage(api.services.db, { externalId: randomUUID(), name: 'The Garage', mechanics: [] });
  const bookingId = await createCompletedBooking(api, person, garage);
  await api.services.db
    .delete(notifications)
    .where(and(eq(notifications.userId, person.id), eq(notifications.type, 'booking')));
  return await send(api, person, 'PUT', `/bookings/${bookingId}/review`, { rating: 4, comment: `Says ${word}` });
}

type Begin = (world: World) => Promise<unknown>;

const isolate: Begin = (world) => change(world, { isPublic: false });
const suspend: Begin = (world) => change(world, { suspendedAt: new Date() });
const hide: Begin = ({ api, postOf }) =>
  api.services.db.update(posts).set({ hiddenAt: new Date() }).where(eq(posts.id, postOf.subject.id));

const begin: Record<Relation, Begin> = {
  self: async () => undefined,
  selfSuspended: suspend,
  stranger: async () => undefined,
  follower: ({ api, reader, subject }) => follow(api, reader, subject),
  blockedBy: ({ api, reader, subject }) => send(api, subject, 'PUT', `/profiles/${reader.username}/block`),
  hasBlocked: ({ api, reader, subject }) => send(api, reader, 'PUT', `/profiles/${subject.username}/block`),
  muted: ({ api, reader, subject }) => send(api, reader, 'PUT', `/profiles/${subject.username}/mute`),
  private: isolate,
  privateFollower: async (world) => {
    await follow(world.api, world.reader, world.subject);
    await isolate(world);
  },
  suspended: suspend,
  deactivated: (world) => change(world, { deactivatedAt: new Date() }),
  moderated: async (world) => {
    await hide(world);
    await world.api.services.db.update(comments).set({ hiddenAt: new Date() }).where(eq(comments.id, world.comment.id));
  },
  visitor: async () => undefined,
  visitorOfPrivate: isolate,
  visitorOfSuspended: suspend,
  visitorOfModerated: hide,
};

function change({ api, subject }: World, values: Partial<typeof profiles.$inferInsert>) {
  return api.services.db.update(profiles).set(values).where(eq(profiles.id, subject.id));
}

function follow(api: Api, one: Person, other: Person) {
  return send(api, one, 'PUT', `/profiles/${other.username}/follow`);
}

async function send<Body>(api: Api, { token }: Person, method: string, path: string, body?: unknown): Promise<Body> {
  const answer = await api.call<Body>(method, path, body, { token });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

function input(caption: string) {
  return { caption, idempotencyKey: randomUUID() };
}

async function addDevice(api: Api, { id, sessionId }: Person): Promise<void> {
  const device = { id: uuidv7(), userId: id, sessionId, token: `device of ${id}`, language: 'en' };
  await api.services.db.insert(pushTokens).values({ ...device, platform: 'mobile' });
}

export interface Later {
  postId: string;
  commentId: string;
}

/** Writes directly, because a suspended subject could not. */
export async function actLater({ api, subject, postOf }: World): Promise<Later> {
  const [postId, commentId] = [uuidv7(), uuidv7()];
  const { db } = api.services;
  const own = { userId: subject.id, idempotencyKey: randomUUID() };
  await db.insert(posts).values({ id: postId, ...own, caption: 'Later' });
  await db.transaction(async (tx) => {
    await lockPost(tx, postOf.witness);
    await tx.insert(comments).values({ id: commentId, postId: postOf.witness.id, ...own, content: 'Later' });
  });
  return { postId, commentId };
}

export async function undoLater({ api, postOf }: World, { postId, commentId }: Later): Promise<void> {
  const { db } = api.services;
  await db.delete(posts).where(eq(posts.id, postId));
  await db.transaction(async (tx) => {
    await lockPost(tx, postOf.witness);
    await tx.delete(comments).where(eq(comments.id, commentId));
  });
}

async function lockPost(tx: Database, { id }: Post): Promise<void> {
  await tx.execute(sql`select from posts where id = ${id} for no key update`);
}
