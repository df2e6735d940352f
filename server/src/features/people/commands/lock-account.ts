import { limits } from '@pahiya/contract/shared/limits';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { authUsers } from '../../auth/tables.ts';
import { bookings } from '../../calendar/tables.ts';
import { profiles } from '../tables.ts';
import { createProfile } from './create-profile.ts';

export type AccountRefusal = { ok: false; reason: 'ACCOUNT_SUSPENDED' };

export interface Account {
  isSuspended: boolean;
  isNew: boolean;
  /** Old enough and with a completed service: its links need no moderator. */
  isTrusted: boolean;
}

/** `share` allows other writes of the account. Call it before any lock of a post, in the order of a suspension. */
export async function lockAccount(tx: Database, userId: string, strength: 'share' | 'no key update'): Promise<Account> {
  const account = await readAccount(tx, userId, strength);
  if (account) return account;
  // Creates a profile whose creation failed at sign-up.
  const [user] = await tx
    .select({ id: authUsers.id, name: authUsers.name, email: authUsers.email })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  if (user) await createProfile(tx, user);
  return (await readAccount(tx, userId, strength)) ?? { isSuspended: true, isNew: true, isTrusted: false };
}

async function readAccount(
  tx: Database,
  userId: string,
  strength: 'share' | 'no key update',
): Promise<Account | undefined> {
  const [account] = await tx
    .select({
      isSuspended: sql<boolean>`${profiles.suspendedAt} is not null or ${profiles.deactivatedAt} is not null`,
      isNew: sql<boolean>`${authUsers.createdAt} > now() - make_interval(hours => ${limits.newAccountHours})`,
      isTrusted: sql<boolean>`${authUsers.createdAt} <= now() - make_interval(days => ${limits.trustedAccountDays})
        and exists (select from ${bookings} done where done.user_id = ${profiles.id} and done.status = 'completed')`,
    })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(eq(profiles.id, userId))
    .for(strength, { of: profiles });
  return account;
}
