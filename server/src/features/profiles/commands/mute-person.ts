import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { findPerson } from '../../people/queries/find-person.ts';
import { mutes } from '../../people/tables.ts';
import type { PersonInput } from './follow-person.ts';

export type MuteOutcome = { ok: true } | { ok: false; reason: 'NOT_FOUND' | 'OWN_PROFILE' };

export async function mutePerson(db: Database, { userId, username }: PersonInput): Promise<MuteOutcome> {
  const person = await findPerson(db, { readerId: userId, username });
  if (!person) return { ok: false, reason: 'NOT_FOUND' };
  if (person.isOwn) return { ok: false, reason: 'OWN_PROFILE' };
  await db.insert(mutes).values({ muterId: userId, mutedId: person.id }).onConflictDoNothing();
  return { ok: true };
}

export type UnmuteOutcome = { ok: true } | { ok: false; reason: 'NOT_FOUND' };

export async function unmutePerson(db: Database, { userId, username }: PersonInput): Promise<UnmuteOutcome> {
  const person = await findPerson(db, { readerId: userId, username });
  if (!person) return { ok: false, reason: 'NOT_FOUND' };
  await db.delete(mutes).where(and(eq(mutes.muterId, userId), eq(mutes.mutedId, person.id)));
  return { ok: true };
}
