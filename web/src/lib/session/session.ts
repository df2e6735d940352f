import { brand } from '@pahiya/contract/shared/brand';
import { createApiLink } from '../api/api-link.ts';
import { createApiClient } from '../api/create-api-client.ts';
import { doubtUnanswered } from '../api/doubt-unanswered.ts';
import { onceReachable } from '../page/lazy-part.ts';
import { onDevice } from '../storage/stored.ts';
import { takeReturnMark } from './return-mark.ts';
import { createSessionStore } from './store/session-store.ts';
import { createStoredMark } from './store/stored-mark.ts';
import { createStoredUser } from './store/stored-user.ts';
import { createTabChannel } from './store/tab-channel.ts';

// These calls use the session cookie. They send no access token and never wait for one.
export const { auth } = createApiClient(createApiLink({ interceptors: [doubtUnanswered] }));

/** The key of the mark that there may be a session. `start-script.tsx` reads it too. */
export const signedInKey = `${brand.slug}:signed-in`;

const hint = createStoredMark(signedInKey, onDevice);
export const unsentSignOut = createStoredMark(`${brand.slug}:signed-out`, onDevice);

/** The session of this tab. On the server it stays `loading`, because pages are rendered for no particular user. */
export const session = createSessionStore({
  auth,
  hint,
  lastUser: createStoredUser(`${brand.slug}:user`, onDevice),
  tabs: createTabChannel(`${brand.slug}:session`),
});

/** Visitors without an account do not load the actions. */
async function finishSignOut(): Promise<void> {
  if (!unsentSignOut.isSet()) return;
  const { createAuthActions } = await onceReachable(() => import('./store/auth-actions.ts'));
  await createAuthActions({ auth, session, unsentSignOut }).finishSignOut();
}

export function startSession(): void {
  const isReturning = takeReturnMark();
  if (unsentSignOut.isSet()) void finishSignOut();
  else if (isReturning) hint.set();
  session.start();
  window.addEventListener('online', () => void finishSignOut());
  document.addEventListener('visibilitychange', () => {
    // A hidden tab's timer may have slept past the expiry.
    if (document.visibilityState === 'visible') void session.tick();
  });
}
