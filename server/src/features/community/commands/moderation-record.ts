import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { moderationActions, reports } from '../tables.ts';

export interface Ruling {
  actor: string;
  reason: string;
}

type Action = typeof moderationActions.$inferInsert.action;
export type Target = Pick<typeof reports.$inferSelect, 'target' | 'targetId'>;

/** Also closes the target's reports. Call it in the transaction of the action. The author quotes `id` in an appeal. */
export async function recordAction(
  tx: Database,
  { id = uuidv7(), target, targetId, action, actor, reason }: Target & Ruling & { id?: string; action: Action },
): Promise<void> {
  await tx.insert(moderationActions).values({ id, target, targetId, action, actor, reason });
  const isUpheld = action === 'hide' || action === 'warn' || action === 'suspend';
  await tx
    .update(reports)
    .set({ status: isUpheld ? 'upheld' : 'dismissed', decidedAt: sql`now()` })
    .where(and(eq(reports.target, target), eq(reports.targetId, targetId), eq(reports.status, 'open')));
}
