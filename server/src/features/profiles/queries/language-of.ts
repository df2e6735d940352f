import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Language } from '../../../platform/request-language.ts';
import { authUsers } from '../../auth/tables.ts';
import { profiles } from '../tables.ts';

/** What the owner of an address reads; English for one who has no profile. */
export async function languageOf(db: Database, email: string): Promise<Language> {
  const [found] = await db
    .select({ language: profiles.language })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(eq(authUsers.email, email));
  return found?.language ?? 'en';
}
