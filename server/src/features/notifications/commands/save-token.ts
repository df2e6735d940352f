import type { pushPlatform } from '@pahiya/contract/notifications/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Database } from '../../../database/pool.ts';
import { readSubscription } from '../../../platform/push/subscription.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { authUsers } from '../../auth/tables.ts';
import { isMobileToken } from '../rules/push-token.ts';
import { pushTokens } from '../tables.ts';

interface Device {
  userId: UserId;
  sessionId: string;
  token: string;
  platform: z.infer<typeof pushPlatform>;
  language: string;
  allowsLoopback: boolean;
}

export type SaveTokenOutcome = { ok: true } | { ok: false; reason: 'INVALID_TOKEN' };

/** Gives the token to the account that signed in on the device last. Removes its oldest devices beyond the limit. */
export async function saveToken(db: Database, { allowsLoopback, ...device }: Device): Promise<SaveTokenOutcome> {
  const { userId, token, platform } = device;
  const isGood = platform === 'web' ? readSubscription(token, { allowsLoopback }) !== null : isMobileToken(token);
  if (!isGood) return { ok: false, reason: 'INVALID_TOKEN' };
  await db.transaction(async (tx) => {
    // Locks the account, so that two devices saved at once count each other.
    await tx.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.id, userId)).for('no key update');
    const { token: _same, ...changed } = device;
    await tx
      .insert(pushTokens)
      .values({ id: uuidv7(), ...device })
      .onConflictDoUpdate({ target: pushTokens.tokenKey, set: { ...changed, updatedAt: sql`clock_timestamp()` } });
    await tx.execute(sql`
      delete from push_tokens where id in (
        select id from push_tokens where user_id = ${userId}
        order by updated_at desc, id desc offset ${limits.pushTokens})`);
  });
  return { ok: true };
}

export async function deleteToken(db: Database, userId: UserId, token: string): Promise<void> {
  await db
    .delete(pushTokens)
    .where(
      and(eq(pushTokens.userId, userId), eq(pushTokens.tokenKey, sql`md5(${token})`), eq(pushTokens.token, token)),
    );
}
