import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { PushAnswer, PushMessage, PushSender } from '../../../platform/push/types.ts';
import { loadDeferred } from '../queries/load-deferred.ts';
import { composePush, composeSummary } from '../rules/push-message.ts';
import { judgePush } from '../rules/push-verdict.ts';
import { quietEnd } from '../rules/quiet-hours.ts';
import { nextAttempt } from '../rules/retry.ts';
import { pushDeliveries, pushTokens } from '../tables.ts';
import type { ClaimedPush } from './claim-pushes.ts';
import { defer } from './defer.ts';
import { recordFailure, recordReached } from './record-device.ts';

export interface PushParts {
  senders: Record<'mobile' | 'web', PushSender | null>;
  log: Logger;
  now: () => Date;
}

/** Never throws. A node that stops before recording sends the push twice; the device shows only the second. */
export async function finishPush(db: Database, push: ClaimedPush, parts: PushParts): Promise<void> {
  try {
    await note(db, push, await send(db, push, parts), parts.log);
  } catch (error) {
    parts.log.error({ err: error, push: push.id }, 'a push could not be finished');
  }
}

type Outcome = PushAnswer | { kind: 'dropped' } | { kind: 'defer'; seconds: number };

interface Sent {
  outcome: Outcome;
  ids: string[];
}

async function send(db: Database, push: ClaimedPush, { senders, now }: PushParts): Promise<Sent> {
  const { quietFrom, quietTo } = push;
  const quietHours = quietFrom && quietTo ? { from: quietFrom.slice(0, 5), to: quietTo.slice(0, 5) } : null;
  const at = now();
  const verdict = judgePush({ ...push, quietHours }, at);
  const ids = [push.id];
  if (verdict === 'forget') return { outcome: { kind: 'gone' }, ids };
  if (verdict === 'defer' && quietHours) {
    const seconds = (quietEnd(quietHours, at).getTime() - at.getTime()) / 1_000;
    return { outcome: { kind: 'defer', seconds }, ids };
  }
  const sender = senders[push.platform];
  if (verdict !== 'send' || !sender) return { outcome: { kind: 'dropped' }, ids };
  const composed = push.isDeferred ? await composeDeferred(db, push) : { ids, message: composeOne(push) };
  if (!composed.message) return { outcome: { kind: 'dropped' }, ids: composed.ids };
  return { outcome: await sender.send(push.token, composed.message), ids: composed.ids };
}

function composeOne({ actorName: name, actorUsername: username, ...push }: ClaimedPush): PushMessage {
  return composePush({ ...push, actor: name !== null && username !== null ? { name, username } : null });
}

/** Puts deferred news into one message, or null when all of it was read meanwhile. */
async function composeDeferred(
  db: Database,
  push: ClaimedPush,
): Promise<{ ids: string[]; message: PushMessage | null }> {
  const { ids, news } = await loadDeferred(db, push);
  const [only, ...others] = news;
  if (!only) return { ids, message: null };
  return { ids, message: others.length === 0 ? composePush(only) : composeSummary(news) };
}

async function note(db: Database, push: ClaimedPush, { outcome, ids }: Sent, log: Logger): Promise<void> {
  if (outcome.kind === 'gone') return await forgetToken(db, push);
  if (outcome.kind === 'defer') return await defer(db, push.id, outcome.seconds);
  if (outcome.kind === 'sent') await recordReached(db, push);
  if (outcome.kind === 'later') {
    const rest = await recordFailure(db, push, outcome.afterSeconds);
    const seconds = nextAttempt(outcome, push.attempts);
    if (seconds !== null) return await tryAgain(db, push.id, Math.max(seconds, rest));
  }
  if ('reason' in outcome) {
    const { platform, attempts, type } = push;
    log.warn({ push: push.id, platform, type, attempts, reason: outcome.reason }, 'a push was given up');
  }
  await db.delete(pushDeliveries).where(inArray(pushDeliveries.id, ids));
}

/** The device may have moved to another person or registered again meanwhile. */
async function forgetToken(db: Database, { tokenId, token, id }: ClaimedPush): Promise<void> {
  await db.delete(pushDeliveries).where(eq(pushDeliveries.id, id));
  await db.delete(pushTokens).where(sql`${pushTokens.id} = ${tokenId} and ${pushTokens.token} = ${token}`);
}

async function tryAgain(db: Database, id: string, seconds: number): Promise<void> {
  await db
    .update(pushDeliveries)
    .set({ dueAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(pushDeliveries.id, id));
}
