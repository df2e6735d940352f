import { createORPCClient } from '@orpc/client';
import { brand } from '@pahiya/contract/shared/brand';
import type { ApiClient } from '../api-client.ts';
import { createApiLink } from '../api-link.ts';
import { createAuthActions } from './auth-actions.ts';
import { takeReturnMark } from './return-mark.ts';
import { createSessionStore } from './session-store.ts';
import { createSignedInHint } from './stored-hint.ts';
import { createTabChannel } from './tab-channel.ts';

// These calls live on the session cookie: they carry no access token and never wait for one.
const { auth } = createORPCClient<ApiClient>(createApiLink());

const hint = createSignedInHint(`${brand.slug}:signed-in`, () => window.localStorage);

/** The session of this tab. On the server it stays `loading`: pages are rendered for nobody in particular. */
export const session = createSessionStore({ auth, hint, tabs: createTabChannel(`${brand.slug}:session`) });

export const authActions = createAuthActions({ auth, session });

/** Once, when the browser starts the application. */
export function startSession(): void {
  if (takeReturnMark()) hint.set();
  session.start();
  document.addEventListener('visibilitychange', () => {
    // A hidden tab's timer may have slept past the expiry.
    if (document.visibilityState === 'visible') void session.tick();
  });
}
