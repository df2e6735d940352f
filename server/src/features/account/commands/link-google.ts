import type { Database } from '../../../database/pool.ts';
import type { Viewer } from '../../../platform/procedure.ts';
import type { SignIn } from '../../auth/types.ts';
import { findSessionToken } from '../queries/sign-in-methods.ts';

interface Wish {
  viewer: Viewer;
  /** Where Google leads back to, on this site. */
  next: string;
}

/** The address that asks Google, with the cookies its answer needs; null where Google is not set up. */
export async function linkGoogle(db: Database, auth: SignIn, { viewer, next }: Wish) {
  const token = auth.hasGoogle ? await findSessionToken(db, viewer) : null;
  if (!token) return null;
  return await auth.startGoogleLink(token, next);
}
