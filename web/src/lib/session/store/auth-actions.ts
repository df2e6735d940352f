import type { ApiClient } from '../../api/api-client.ts';
import type { SessionStore } from './session-store.ts';
import type { StoredMark } from './stored-mark.ts';

type Auth = ApiClient['auth'];
type Input<Call extends (...given: never[]) => unknown> = Parameters<Call>[0];

interface ActionParts {
  auth: Auth;
  session: SessionStore;
  /** Set while the server has not received a sign-out, so its cookie would still open the session. */
  unsentSignOut: StoredMark;
}

/** A connection without internet must not block signing in again. */
const longestMs = 10_000;

export function createAuthActions({ auth, session, unsentSignOut }: ActionParts) {
  let ending: Promise<boolean> | undefined;

  async function sendSignOut(): Promise<boolean> {
    try {
      await auth.signOut(undefined, { signal: AbortSignal.timeout(longestMs) });
      unsentSignOut.clear();
      return true;
    } catch {
      return false;
    }
  }

  async function finishSignOut(): Promise<boolean> {
    if (!unsentSignOut.isSet()) return true;
    ending ??= sendSignOut().finally(() => {
      ending = undefined;
    });
    return await ending;
  }

  /** Waits for a sign-out in progress, because its answer would delete the cookie of a session begun meanwhile. */
  async function begin<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    await ending;
    return await ask();
  }

  function enter(started: Parameters<SessionStore['enter']>[0]): void {
    unsentSignOut.clear();
    session.enter(started);
  }

  return {
    finishSignOut,
    async signIn(input: Input<Auth['signIn']>): Promise<void> {
      enter(await begin(() => auth.signIn(input)));
    },
    /** Second step of a sign-in that was answered with `CHALLENGE_REQUIRED`. */
    async answerChallenge(input: Input<Auth['answerChallenge']>): Promise<void> {
      enter(await begin(() => auth.answerChallenge(input)));
      session.challengeVerified();
    },
    /** Resolves to false when the e-mail address must be confirmed before the first sign-in. */
    async signUp(input: Input<Auth['signUp']>): Promise<boolean> {
      const { session: started } = await begin(() => auth.signUp(input));
      if (started) enter(started);
      return started !== null;
    },
    /** Signs out locally in any case. Resolves to whether the server answered (product, section 9.3). */
    async signOut(): Promise<boolean> {
      unsentSignOut.set();
      session.leave();
      return await finishSignOut();
    },
    async forgotPassword(input: Input<Auth['forgotPassword']>): Promise<void> {
      await auth.forgotPassword(input);
    },
    async resetPassword(input: Input<Auth['resetPassword']>): Promise<void> {
      await auth.resetPassword(input);
      session.leave();
    },
    /** Confirms the address with the mailed token, which also signs in. */
    async confirmEmail(input: Input<Auth['confirmEmail']>): Promise<void> {
      enter(await begin(() => auth.confirmEmail(input)));
    },
    /** Resolves to the address to redirect to. Google returns with the mark of `takeReturnMark`. */
    async googleAddress(next: string): Promise<string> {
      await finishSignOut();
      const { url } = await auth.google({ next });
      return url;
    },
  };
}
