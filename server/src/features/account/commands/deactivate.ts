import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { authSessions } from '../../auth/tables.ts';
import { lockAccount } from '../../people/commands/lock-account.ts';
import { profiles } from '../../people/tables.ts';

/** Product, section 9.6. */
const awayBio = '[Account Deactivated]';

/** Deactivates the account until the next sign-in. Bookings stay. */
export async function deactivate(db: Database, userId: UserId): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId, 'no key update');
    await tx
      .update(profiles)
      .set({
        deactivatedAt: sql`coalesce(${profiles.deactivatedAt}, now())`,
        keptBio: sql`coalesce(${profiles.keptBio}, ${profiles.bio})`,
        bio: awayBio,
        updatedAt: sql`now()`,
      })
      .where(eq(profiles.id, userId));
    await tx.delete(authSessions).where(eq(authSessions.userId, userId));
  });
}
