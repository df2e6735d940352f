import type { Viewer } from '../../../platform/procedure.ts';
import type { SignIn } from '../../auth/types.ts';

interface Wish {
  viewer: Viewer;
  /** Where Google leads back to, on this site. */
  next: string;
}

/** The address that asks Google, with the cookies its answer needs; null where Google is not set up. */
export async function linkGoogle(auth: SignIn, { viewer, next }: Wish) {
  return auth.hasGoogle ? await auth.startGoogleLink(viewer.sessionId, next) : null;
}
