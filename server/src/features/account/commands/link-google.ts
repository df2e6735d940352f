import type { Viewer } from '../../../platform/procedure.ts';
import type { SignIn } from '../../auth/types.ts';

interface Input {
  viewer: Viewer;
  next: string;
}

export async function linkGoogle(auth: SignIn, { viewer, next }: Input) {
  return auth.hasGoogle ? await auth.startGoogleLink(viewer.sessionId, next) : null;
}
