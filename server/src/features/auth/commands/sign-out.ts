import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Auth } from '../service/auth.ts';
import { authSessions } from '../tables.ts';

/** Product, section 9.3. Returns the cookies that clear the browser's. */
export async function signOut(db: Database, auth: Auth, proof: Headers | null): Promise<string[]> {
  if (!proof) return [];
  const current = await auth.betterAuth.api.getSession({ headers: proof });
  if (current) {
    await db.delete(authSessions).where(eq(authSessions.userId, current.user.id));
    auth.forgetUser(current.user.id);
  }
  const { headers } = await auth.betterAuth.api.signOut({ headers: proof, returnHeaders: true });
  return headers.getSetCookie();
}
