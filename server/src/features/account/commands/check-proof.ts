import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { findPasswordHash } from '../../auth/queries.ts';
import { authUsers } from '../../auth/tables.ts';
import type { SignIn } from '../../auth/types.ts';

interface Claim {
  userId: string;
  proof: string;
}

/** The password or, without one, the email address. */
export async function isProof(db: Database, auth: SignIn, { userId, proof }: Claim): Promise<boolean> {
  const kept = await findPasswordHash(db, userId);
  if (kept) return await auth.passwords.verify(kept.hash, proof);
  const [user] = await db.select({ email: authUsers.email }).from(authUsers).where(eq(authUsers.id, userId));
  return user?.email.toLowerCase() === proof.trim().toLowerCase();
}
