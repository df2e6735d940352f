import type { Database } from '../../../database/pool.ts';
import { reinstate, suspend, warn } from '../../community/commands/rule-on-person.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

interface Wish {
  actor: StaffActor;
  action: 'warn' | 'suspend' | 'reinstate';
  userId: string;
  reason: string;
}

const commands = { warn, suspend, reinstate };

/** False when there is nobody. What is so already stays so, and nothing is recorded. */
export async function ruleOnAccount(db: Database, { actor, action, userId, reason }: Wish): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const outcome = await commands[action](tx, { userId, actor: actor.name, reason });
    if (!outcome.ok) return outcome.reason === 'ALREADY_SO';
    await recordAction(tx, { actor, action: `moderation.${action}`, subjectId: userId, details: { reason } });
    return true;
  });
}
