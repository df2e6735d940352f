import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { comments } from '../../src/features/community/tables.ts';
import type { Api } from '../api.ts';
import { ask, type Look } from './looks.ts';
import type { World } from './world.ts';

interface Target {
  postId: string;
  personId: string;
  username: string;
  commentId: string;
  notificationId?: string;
}

/** The subject is seen if the response differs from that for a missing object. */
export function attempt(
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

export const remark = () => ({ content: 'A remark', idempotencyKey: randomUUID() });
export const report = (
  target: 'post' | 'comment' | 'profile',
  of: (target: Target) => string,
  prepare?: (world: World) => Promise<Partial<Target>>,
) =>
  attempt(
    'POST',
    () => '/reports',
    (wanted) => ({ target, targetId: of(wanted), reason: 'spam' }),
    prepare,
  );

export const commentOnReader = ({ api, subject, postOf }: World) => writeBelow(api, postOf.reader.id, subject.id);

/** Everyone sees its author, so that only the post can hide it. */
export const commentOnSubject = ({ api, witness, postOf }: World) => writeBelow(api, postOf.subject.id, witness.id);

async function writeBelow({ services }: Api, postId: string, userId: string): Promise<Partial<Target>> {
  const commentId = randomUUID();
  const comment = { id: commentId, postId, userId, idempotencyKey: commentId };
  await services.db.transaction(async (tx) => {
    await tx.execute(sql`select from posts where id = ${postId} for no key update`);
    await tx.insert(comments).values({ ...comment, content: 'Below' });
  });
  return { commentId };
}

export async function findNotified({ api, reader, subject }: World): Promise<Partial<Target>> {
  const { rows } = await api.services.db.execute<{ id: string }>(sql`
    select n.id from notifications n join notification_actors a on a.notification_id = n.id
    where n.user_id = ${reader.id} and a.actor_id = ${subject.id} limit 1`);
  return rows[0] ? { notificationId: rows[0].id } : { notificationId: randomUUID() };
}
