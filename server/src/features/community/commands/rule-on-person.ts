import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { authSessions } from '../../auth/tables.ts';
import { isNamed } from '../../people/queries/find-person.ts';
import { profiles } from '../../people/tables.ts';
import { type Ruling, recordAction } from './moderation-record.ts';
import { queueRulingMail } from './queue-ruling-mail.ts';

type Named = { username: string } | { userId: string };
type RulingOnPerson = Ruling & Named;

export type PersonOutcome = { ok: true; username: string } | { ok: false; reason: 'NOT_FOUND' | 'ALREADY_SO' };

export function warn(db: Database, ruling: RulingOnPerson): Promise<PersonOutcome> {
  return rule(db, ruling, 'warn', async (tx, person, id) => {
    await queueRulingMail(tx, { userId: person.id, kind: 'warned', reason: ruling.reason, ruling: id });
    return true;
  });
}

export function suspend(db: Database, ruling: RulingOnPerson): Promise<PersonOutcome> {
  return rule(db, ruling, 'suspend', async (tx, person, id) => {
    if (person.isSuspended) return false;
    await tx.update(profiles).set({ suspendedAt: sql`now()` }).where(eq(profiles.id, person.id));
    await tx.delete(authSessions).where(eq(authSessions.userId, person.id));
    await queueRulingMail(tx, { userId: person.id, kind: 'suspended', reason: ruling.reason, ruling: id });
    return true;
  });
}

export function reinstate(db: Database, ruling: RulingOnPerson): Promise<PersonOutcome> {
  return rule(db, ruling, 'reinstate', async (tx, person) => {
    if (!person.isSuspended) return false;
    await tx.update(profiles).set({ suspendedAt: null }).where(eq(profiles.id, person.id));
    await queueRulingMail(tx, { userId: person.id, kind: 'reinstated' });
    return true;
  });
}

type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

/** `apply` gets the ruling's id and returns false when there is nothing to change. */
async function rule(
  db: Database,
  ruling: RulingOnPerson,
  action: 'warn' | 'suspend' | 'reinstate',
  apply: (tx: Database, person: Person, id: string) => Promise<boolean>,
): Promise<PersonOutcome> {
  return await db.transaction(async (tx) => {
    const person = await lockPerson(tx, ruling);
    if (!person) return { ok: false, reason: 'NOT_FOUND' };
    const id = uuidv7();
    if (!(await apply(tx, person, id))) return { ok: false, reason: 'ALREADY_SO' };
    const { actor, reason } = ruling;
    await recordAction(tx, { id, actor, reason, action, target: 'profile', targetId: person.id });
    return { ok: true, username: person.username };
  });
}

async function lockPerson(tx: Database, named: Named) {
  const [person] = await tx
    .select({
      id: profiles.id,
      username: profiles.username,
      isSuspended: sql<boolean>`${profiles}.suspended_at is not null`,
    })
    .from(profiles)
    .where('userId' in named ? eq(profiles.id, named.userId) : isNamed(named.username))
    .for('no key update');
  return person;
}
