import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { notifyActivity } from '../../notifications/commands/notify-activity.ts';
import { comments, posts } from '../tables.ts';
import { type Ruling, recordAction } from './moderation-record.ts';
import { queueRulingMail } from './queue-ruling-mail.ts';

type Hiding = Ruling & { target: 'post' | 'comment'; targetId: string };

export type HidingOutcome = { ok: true } | { ok: false; reason: 'NOT_FOUND' | 'ALREADY_SO' };

/** A hidden post remains visible to its author. Hiding rejects held content; `restore` publishes it. */
export function hide(db: Database, hiding: Hiding): Promise<HidingOutcome> {
  return change(db, hiding, true);
}

export function restore(db: Database, hiding: Hiding): Promise<HidingOutcome> {
  return change(db, hiding, false);
}

async function change(db: Database, hiding: Hiding, isHidden: boolean): Promise<HidingOutcome> {
  return await db.transaction(async (tx) => {
    const table = hiding.target === 'post' ? posts : comments;
    if (!(await lockTarget(tx, hiding))) return { ok: false, reason: 'NOT_FOUND' };
    const isThis = eq(table.id, hiding.targetId);
    const { userId, hiddenAt, isHeld } = table;
    const [stored] = await tx.select({ userId, hiddenAt, isHeld }).from(table).where(isThis);
    if (!stored) return { ok: false, reason: 'NOT_FOUND' };
    const wasHidden = stored.hiddenAt !== null;
    if (wasHidden === isHidden && !stored.isHeld) return { ok: false, reason: 'ALREADY_SO' };
    const moved = wasHidden === isHidden ? {} : { hiddenAt: isHidden ? sql`now()` : null };
    await tx
      .update(table)
      .set({ isHeld: false, ...moved })
      .where(isThis);
    if (stored.isHeld && !isHidden && hiding.target === 'comment') await notifyOfComment(tx, hiding.targetId);
    const id = uuidv7();
    await recordAction(tx, { ...hiding, id, action: isHidden ? 'hide' : 'restore' });
    const news = { userId: stored.userId, reason: hiding.reason, ruling: id };
    if (isHidden) await queueRulingMail(tx, { ...news, kind: `${hiding.target}_hidden` });
    return { ok: true };
  });
}

/** The notification that `writeComment` did not send while the comment was held. */
async function notifyOfComment(tx: Database, commentId: string): Promise<void> {
  const [comment] = await tx
    .select({ actorId: comments.userId, userId: posts.userId, postId: posts.id })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(eq(comments.id, commentId));
  if (comment) await notifyActivity(tx, { type: 'comment', commentId, ...comment });
}

/** Locks the post first, as everywhere, also for a comment: its counters change. */
async function lockTarget(tx: Database, { target, targetId }: Hiding): Promise<boolean> {
  const isIts =
    target === 'post'
      ? eq(posts.id, targetId)
      : sql`${posts.id} = (select post_id from ${comments} where id = ${targetId})`;
  const found = await tx.select({ id: posts.id }).from(posts).where(isIts).for('no key update');
  return found.length > 0;
}
