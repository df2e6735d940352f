import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { TransactionRollbackError } from 'drizzle-orm/errors';
import type { Database } from '../../src/database/pool.ts';
import { type ClaimedPush, claimPushes } from '../../src/features/notifications/commands/claim-pushes.ts';
import type { NewActivity } from '../../src/features/notifications/rules/activity.ts';
import { pushRoom } from '../../src/features/notifications/rules/push-room.ts';
import { judgePush } from '../../src/features/notifications/rules/push-verdict.ts';
import { notifications, pushDeliveries } from '../../src/features/notifications/tables.ts';
import type { Look } from './looks.ts';
import type { World } from './world.ts';

export function push(
  queue: (tx: Database, activity: NewActivity & { type: 'comment' }, notificationId: string) => Promise<void>,
) {
  return async ({ api, reader, subject, postOf, relation }: World): Promise<Look> => {
    if (!reader.canSignIn || relation.startsWith('self')) return { raw: '', isSeen: false };
    const ids = { userId: reader.id, actorId: subject.id, postId: postOf.reader.id, commentId: randomUUID() };
    const { db } = api.services;
    const stored = and(eq(notifications.userId, reader.id), eq(notifications.type, 'comment'));
    const [notification] = await db.select({ id: notifications.id }).from(notifications).where(stored);
    const claimed: ClaimedPush[] = [];
    // Rolled back, so that the node's own sender never sees it.
    const undone = db.transaction(async (tx) => {
      await tx.delete(pushDeliveries);
      await queue(tx, { type: 'comment', ...ids }, notification?.id ?? '');
      await tx.update(pushDeliveries).set({ dueAt: new Date(0) });
      claimed.push(...(await claimPushes(tx, pushRoom([]))));
      tx.rollback();
    });
    await undone.catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
    const sent = claimed.filter((one) => judgePush({ ...one, quietHours: null }, api.clock.now) === 'send');
    return { raw: JSON.stringify(sent), isSeen: sent.some(({ token }) => token === `device of ${reader.id}`) };
  };
}
