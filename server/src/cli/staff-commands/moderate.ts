import type { Database } from '../../database/pool.ts';
import { dismissReport } from '../../features/community/commands/dismiss-report.ts';
import { hide, restore } from '../../features/community/commands/hide.ts';
import { type PersonOutcome, reinstate, suspend, warn } from '../../features/community/commands/rule-on-person.ts';
import { type DeskAnswer, done, refused } from './answer.ts';
import type { Moderation } from './requests.ts';

/** Also closes the open reports of the same object. */
export async function moderate(db: Database, request: Moderation): Promise<DeskAnswer> {
  const ruling = { actor: request.by, reason: request.reason };
  switch (request.command) {
    case 'hide':
    case 'restore':
      return await changeSight(db, request);
    case 'warn':
      return describe(request, await warn(db, { ...ruling, username: request.username }));
    case 'suspend':
      return describe(request, await suspend(db, { ...ruling, username: request.username }));
    case 'reinstate':
      return describe(request, await reinstate(db, { ...ruling, username: request.username }));
    case 'dismiss': {
      const isDismissed = await dismissReport(db, { ...ruling, reportId: request.report });
      return isDismissed ? done('The report is dismissed.') : refused('There is no such open report.');
    }
  }
}

async function changeSight(
  db: Database,
  { command, target, id: targetId, by: actor, reason }: Extract<Moderation, { target: unknown }>,
): Promise<DeskAnswer> {
  const change = command === 'hide' ? hide : restore;
  const outcome = await change(db, { target, targetId, actor, reason });
  const state = command === 'hide' ? 'hidden' : 'shown';
  if (outcome.ok) return done(`The ${target} is ${state}.`);
  return refused(outcome.reason === 'NOT_FOUND' ? `There is no such ${target}.` : `It is ${state} already.`);
}

const doneWords = { warn: 'is warned, by mail', suspend: 'is suspended', reinstate: 'is back' };
const unchangedReason = { warn: '', suspend: 'They are suspended already.', reinstate: 'They are not suspended.' };

function describe(
  { command, username }: Extract<Moderation, { username: string }>,
  outcome: PersonOutcome,
): DeskAnswer {
  if (outcome.ok) return done(`@${outcome.username} ${doneWords[command]}.`);
  return refused(outcome.reason === 'NOT_FOUND' ? `There is nobody called @${username}.` : unchangedReason[command]);
}
