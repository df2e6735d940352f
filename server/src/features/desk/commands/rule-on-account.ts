import type { Database } from '../../../database/pool.ts';
import { reinstate, suspend, warn } from '../../community/commands/rule-on-person.ts';
import { findStaff } from '../queries/find-staff.ts';
import type { Staff } from '../types.ts';
import { recordAction } from './record-action.ts';

interface Input {
  actor: Pick<Staff, 'id' | 'name' | 'isAdmin'>;
  action: 'warn' | 'suspend' | 'reinstate';
  userId: string;
  reason: string;
}

const commands = { warn, suspend, reinstate };

export type RulingOutcome = { ok: true } | { ok: false; reason: 'NOT_FOUND' | 'STAFF_MEMBER' };

/** Writes no record if nothing changes. Only an admin may rule on staff, and nobody on themselves. */
export async function ruleOnAccount(db: Database, { actor, action, userId, reason }: Input): Promise<RulingOutcome> {
  return await db.transaction(async (tx) => {
    const isColleague = (await findStaff(tx, userId)) !== null;
    if (userId === actor.id || (isColleague && !actor.isAdmin)) return { ok: false, reason: 'STAFF_MEMBER' };
    const outcome = await commands[action](tx, { userId, actor: actor.name, reason });
    if (!outcome.ok) return outcome.reason === 'ALREADY_SO' ? { ok: true } : { ok: false, reason: 'NOT_FOUND' };
    await recordAction(tx, { actor, action: `moderation.${action}`, subjectId: userId, details: { reason } });
    return { ok: true };
  });
}
