import type { Viewer } from '../../../platform/procedure.ts';
import type { SignIn } from '../../auth/types.ts';

interface Wish {
  viewer: Viewer;
  /** Path on this site to which Google returns. */
  next: string;
}

/** The address that leads to Google with the cookies needed for the return; null if Google is not configured. */
export async function linkGoogle(auth: SignIn, { viewer, next }: Wish) {
  return auth.hasGoogle ? await auth.startGoogleLink(viewer.sessionId, next) : null;
}
