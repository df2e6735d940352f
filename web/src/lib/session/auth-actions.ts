import type { ApiClient } from '../api-client.ts';
import type { SessionStore } from './session-store.ts';
import type { StoredMark } from './stored-mark.ts';

type Auth = ApiClient['auth'];
type Input<Call extends (...given: never[]) => unknown> = Parameters<Call>[0];

interface ActionParts {
  auth: Auth;
  session: SessionStore;
  /** That the server has not yet heard of a sign-out: its cookie would still open the session. */
  unheardSignOut: StoredMark;
}

/** A connection that leads nowhere keeps nobody from signing in again. */
const longestMs = 10_000;

/** What a person can do about their session; each rejects with the errors the contract declares for its call. */
export function createAuthActions({ auth, session, unheardSignOut }: ActionParts) {
  /** A sign-out that is on its way. */
  let ending: Promise<boolean> | undefined;

  async function tellSignOut(): Promise<boolean> {
    try {
      await auth.signOut(undefined, { signal: AbortSignal.timeout(longestMs) });
      unheardSignOut.clear();
      return true;
    } catch {
      return false;
    }
  }

  /** Tells the server again when it has not heard of a sign-out; resolves to whether it now has. */
  async function finishSignOut(): Promise<boolean> {
    if (!unheardSignOut.isSet()) return true;
    ending ??= tellSignOut().finally(() => {
      ending = undefined;
    });
    return await ending;
  }

  /** The answer to a sign-out takes the cookie away: of a session that began meanwhile it would be the new one. */
  async function begin<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    await ending;
    return await ask();
  }

  /** The new session's cookie has taken the place of the one that was to end. */
  function enter(started: Parameters<SessionStore['enter']>[0]): void {
    unheardSignOut.clear();
    session.enter(started);
  }

  return {
    finishSignOut,
    async signIn(input: Input<Auth['signIn']>): Promise<void> {
      enter(await begin(() => auth.signIn(input)));
    },
    /** The second step of a sign-in that was answered with `CHALLENGE_REQUIRED`. */
    async answerChallenge(input: Input<Auth['answerChallenge']>): Promise<void> {
      enter(await begin(() => auth.answerChallenge(input)));
      session.challengeVerified();
    },
    /** Returns false when the e-mail must be confirmed before the first sign-in. */
    async signUp(input: Input<Auth['signUp']>): Promise<boolean> {
      const { session: started } = await begin(() => auth.signUp(input));
      if (started) enter(started);
      return started !== null;
    },
    /** Signed out here whatever the server answers; resolves to whether it did answer (specification, section 4). */
    async signOut(): Promise<boolean> {
      unheardSignOut.set();
      session.leave();
      return await finishSignOut();
    },
    async forgotPassword(input: Input<Auth['forgotPassword']>): Promise<void> {
      await auth.forgotPassword(input);
    },
    /** Ends every session of the account, this one included. */
    async resetPassword(input: Input<Auth['resetPassword']>): Promise<void> {
      await auth.resetPassword(input);
      session.leave();
    },
    /** Proves the address with the mailed token, which signs in as well. */
    async confirmEmail(input: Input<Auth['confirmEmail']>): Promise<void> {
      enter(await begin(() => auth.confirmEmail(input)));
    },
    /** The address to send the browser to; it comes back with the return mark. */
    async googleAddress(next: string): Promise<string> {
      await finishSignOut();
      const { url } = await auth.google({ next });
      return url;
    },
  };
}
