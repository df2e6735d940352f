import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { findAnybody } from '../../people/queries/find-person.ts';
import { blocks, followers } from '../../people/tables.ts';
import type { PersonInput } from './follow-person.ts';
import { lockPair } from './lock-people.ts';

export type BlockOutcome = { ok: true } | { ok: false; reason: 'NOT_FOUND' | 'OWN_PROFILE' };

/** A person who was blocked first can block back, but gets the same response as for an unknown name. */
export async function blockPerson(db: Database, { userId, username }: PersonInput): Promise<BlockOutcome> {
  const person = await findAnybody(db, { readerId: userId, username });
  if (!person) return { ok: false, reason: 'NOT_FOUND' };
  if (person.id === userId) return { ok: false, reason: 'OWN_PROFILE' };
  await db.transaction(async (tx) => {
    await lockPair(tx, userId, person.id);
    await tx.insert(blocks).values({ blockerId: userId, blockedId: person.id }).onConflictDoNothing();
    // Locks them in the same order as a suspension does, to avoid deadlocks.
    const between = tx
      .select({ id: followers.id })
      .from(followers)
      .where(or(follows(userId, person.id), follows(person.id, userId)))
      .orderBy(followers.id)
      .for('update');
    await tx.delete(followers).where(inArray(followers.id, between));
  });
  return person.isKnown ? { ok: true } : { ok: false, reason: 'NOT_FOUND' };
}

export type UnblockOutcome = { ok: true } | { ok: false; reason: 'NOT_FOUND' };

export async function unblockPerson(db: Database, { userId, username }: PersonInput): Promise<UnblockOutcome> {
  const person = await findAnybody(db, { readerId: userId, username });
  if (!person) return { ok: false, reason: 'NOT_FOUND' };
  await db.delete(blocks).where(and(eq(blocks.blockerId, userId), eq(blocks.blockedId, person.id)));
  return person.isKnown ? { ok: true } : { ok: false, reason: 'NOT_FOUND' };
}

function follows(one: string, other: string) {
  return and(eq(followers.followerId, one), eq(followers.followingId, other));
}
