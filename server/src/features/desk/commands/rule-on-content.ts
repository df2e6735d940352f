import type { Database } from '../../../database/pool.ts';
import { dismissReport } from '../../community/commands/dismiss-report.ts';
import { hide, restore } from '../../community/commands/hide.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

interface Input {
  actor: StaffActor;
  action: 'hide' | 'restore';
  target: 'post' | 'comment';
  targetId: string;
  reason: string;
}

/** False when the content does not exist. Succeeds without a record if nothing changes. */
export async function ruleOnContent(
  db: Database,
  { actor, action, target, targetId, reason }: Input,
): Promise<boolean> {
  const apply = action === 'hide' ? hide : restore;
  return await db.transaction(async (tx) => {
    const outcome = await apply(tx, { target, targetId, actor: actor.name, reason });
    if (!outcome.ok) return outcome.reason === 'ALREADY_SO';
    const details = { target, reason };
    await recordAction(tx, { actor, action: `moderation.${action}`, subjectId: targetId, details });
    return true;
  });
}

interface Dismissal {
  actor: StaffActor;
  reportId: string;
  reason: string;
}

export async function dismiss(db: Database, { actor, reportId, reason }: Dismissal): Promise<boolean> {
  return await db.transaction(async (tx) => {
    if (!(await dismissReport(tx, { reportId, actor: actor.name, reason }))) return false;
    await recordAction(tx, { actor, action: 'moderation.dismiss', subjectId: reportId, details: { reason } });
    return true;
  });
}
