import { limits } from '@pahiya/contract/shared/limits';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { authUsers } from '../../auth/tables.ts';
import { profiles } from '../tables.ts';
import { loadOwnProfile } from './load-own-profile.ts';

/** What an account may do at the moment. */
export interface Standing {
  /** False while it is suspended or away: it reads, and writes nothing that others would see. */
  isActive: boolean;
  /** It is young, and may do some things only a few times a day. */
  isNew: boolean;
}

/** A profile that is missing is made: without one nothing its owner does would be counted. */
export async function loadStanding(db: Database, userId: string): Promise<Standing> {
  const [row] = await db
    .select({
      hasProfile: sql<boolean>`${profiles.id} is not null`,
      isActive: sql<boolean>`${profiles.suspendedAt} is null and ${profiles.deactivatedAt} is null`,
      isNew: sql<boolean>`${authUsers.createdAt} > now() - make_interval(hours => ${limits.newAccountHours})`,
    })
    .from(authUsers)
    .leftJoin(profiles, eq(profiles.id, authUsers.id))
    .where(eq(authUsers.id, userId));
  if (!row) return { isActive: false, isNew: false };
  if (!row.hasProfile) await loadOwnProfile(db, userId);
  return { isActive: row.isActive, isNew: row.isNew };
}
