import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { PushAnswer, PushSender } from '../../../platform/push/types.ts';
import { composePush } from '../rules/push-message.ts';
import { judgePush } from '../rules/push-verdict.ts';
import { nextAttempt } from '../rules/retry.ts';
import { pushDeliveries, pushTokens } from '../tables.ts';
import type { ClaimedPush } from './claim-pushes.ts';
import { noteFailure, noteReached } from './note-device.ts';

export interface PushParts {
  /** Null where nobody sends for such devices. */
  senders: Record<'mobile' | 'web', PushSender | null>;
  log: Logger;
  now: () => Date;
}

/**
 * Sends a push that this node has claimed, and notes what became of it; never throws. A node that stops between sending and
 * noting it sends once more rather than never; the device shows the second in the place of the first. One that fails in an
 * unknown way is taken again, as often as any other.
 */
export async function finishPush(db: Database, push: ClaimedPush, parts: PushParts): Promise<void> {
  try {
    await note(db, push, await send(push, parts), parts.log);
  } catch (error) {
    parts.log.error({ err: error, push: push.id }, 'a push could not be finished');
  }
}

async function send(push: ClaimedPush, { senders, now }: PushParts): Promise<PushAnswer | { kind: 'dropped' }> {
  const { quietFrom, quietTo } = push;
  const quietHours = quietFrom && quietTo ? { from: quietFrom.slice(0, 5), to: quietTo.slice(0, 5) } : null;
  const verdict = judgePush({ ...push, quietHours }, now());
  if (verdict === 'forget') return { kind: 'gone' };
  const sender = senders[push.platform];
  if (verdict === 'drop' || !sender) return { kind: 'dropped' };
  const { actorName: name, actorUsername: username } = push;
  const actor = name !== null && username !== null ? { name, username } : null;
  return await sender.send(push.token, composePush({ ...push, actor }));
}

async function note(db: Database, push: ClaimedPush, answer: Awaited<ReturnType<typeof send>>, log: Logger) {
  if (answer.kind === 'gone') return await forgetToken(db, push);
  if (answer.kind === 'sent') await noteReached(db, push);
  if (answer.kind === 'later') {
    const rest = await noteFailure(db, push, answer.afterSeconds);
    const seconds = nextAttempt(answer, push.attempts);
    if (seconds !== null) return await putOff(db, push.id, Math.max(seconds, rest));
  }
  if ('reason' in answer) {
    const { platform, attempts, type } = push;
    log.warn({ push: push.id, platform, type, attempts, reason: answer.reason }, 'a push was given up');
  }
  await db.delete(pushDeliveries).where(eq(pushDeliveries.id, push.id));
}

/** Only as it was sent to: it may have moved to another person meanwhile, or have come back. */
async function forgetToken(db: Database, { tokenId, token, id }: ClaimedPush): Promise<void> {
  await db.delete(pushDeliveries).where(eq(pushDeliveries.id, id));
  await db.delete(pushTokens).where(sql`${pushTokens.id} = ${tokenId} and ${pushTokens.token} = ${token}`);
}

async function putOff(db: Database, id: string, seconds: number): Promise<void> {
  await db
    .update(pushDeliveries)
    .set({ dueAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(pushDeliveries.id, id));
}
