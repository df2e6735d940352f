import type { FollowState } from '@pahiya/contract/profiles/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { notifyActivity } from '../../notifications/commands/notify-activity.ts';
import { lockAccount } from '../../people/commands/lock-account.ts';
import { findPerson } from '../../people/queries/find-person.ts';
import { isFollowing, maySeePerson } from '../../people/queries/visibility.ts';
import { followers, profiles } from '../../people/tables.ts';
import { findFollowState } from '../queries/find-profile.ts';
import { lockFollows, lockPair } from './lock-people.ts';

export interface PersonInput {
  userId: UserId;
  username: string;
}

type Refusal = 'NOT_FOUND' | 'OWN_PROFILE' | 'PRIVATE_PROFILE' | 'ACCOUNT_SUSPENDED' | 'NEW_ACCOUNT_LIMIT';

export type FollowOutcome = { ok: true; state: FollowState } | { ok: false; reason: Refusal };

/** Idempotent. A private profile accepts only followers whom its owner follows. */
export async function followPerson(db: Database, { userId, username }: PersonInput): Promise<FollowOutcome> {
  return await db.transaction(async (tx) => {
    const { isSuspended, isNew } = await lockAccount(tx, userId, 'share');
    if (isSuspended) return { ok: false, reason: 'ACCOUNT_SUSPENDED' };
    const person = await findPerson(tx, { readerId: userId, username });
    if (!person) return { ok: false, reason: 'NOT_FOUND' };
    if (person.isOwn) return { ok: false, reason: 'OWN_PROFILE' };
    const follow = { userId, personId: person.id };
    if (isNew) await lockFollows(tx, userId);
    await lockPair(tx, userId, person.id);
    const refusal = await writeFollow(tx, { ...follow, isNew });
    if (refusal) return { ok: false, reason: refusal };
    return { ok: true, state: await findFollowState(tx, { readerId: userId, personId: person.id }) };
  });
}

interface Follow {
  userId: UserId;
  personId: string;
}

async function writeFollow(tx: Database, follow: Follow & { isNew: boolean }): Promise<Refusal | null> {
  const facts = await readFacts(tx, follow);
  if (!facts?.isSeen) return 'NOT_FOUND';
  if (facts.isFollowing) return null;
  if (!facts.isPublic && !facts.isFollowed) return 'PRIVATE_PROFILE';
  if (follow.isNew && facts.followsToday >= limits.newAccountFollowsADay) return 'NEW_ACCOUNT_LIMIT';
  await tx.insert(followers).values({ id: uuidv7(), followerId: follow.userId, followingId: follow.personId });
  await notifyActivity(tx, { type: 'follow', userId: follow.personId, actorId: follow.userId });
  return null;
}

async function readFacts(tx: Database, { userId, personId }: Follow) {
  const own = sql`${profiles}.id`;
  const [facts] = await tx
    .select({
      isSeen: maySeePerson(userId, own),
      isPublic: profiles.isPublic,
      isFollowing: isFollowing(userId, own),
      isFollowed: isFollowing(own, userId),
      followsToday: sql<number>`(select count(*)::int from followers today
        where today.follower_id = ${userId} and today.created_at > now() - interval '1 day')`,
    })
    .from(profiles)
    .where(eq(profiles.id, personId));
  return facts;
}

export type UnfollowOutcome = { ok: true; state: FollowState } | { ok: false; reason: 'NOT_FOUND' };

export async function unfollowPerson(db: Database, { userId, username }: PersonInput): Promise<UnfollowOutcome> {
  const person = await findPerson(db, { readerId: userId, username });
  if (!person || person.isBlocked) return { ok: false, reason: 'NOT_FOUND' };
  await db.delete(followers).where(and(eq(followers.followerId, userId), eq(followers.followingId, person.id)));
  return { ok: true, state: await findFollowState(db, { readerId: userId, personId: person.id }) };
}
