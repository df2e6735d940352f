import { useRouter } from '@tanstack/react-router';
import { runBeforeSignOut } from './before-sign-out.ts';
import { forgetTab } from './forget-tab.ts';
import { leaving } from './leaving.ts';
import { authActions } from './store/tab-actions.ts';

/** Both ways to sign out lead to `/` and resolve to whether the server confirmed it. */
export function useSignOut() {
  const router = useRouter();

  /** Ends the session before Home opens, so that Home requests no data of the account. */
  async function leave(): Promise<boolean> {
    forgetTab();
    leaving.begin();
    const ended = authActions.signOut();
    try {
      await router.navigate({ to: '/' });
    } finally {
      leaving.end();
    }
    return await ended;
  }

  return {
    /** `end` runs while the session still works. If it rejects, the user stays signed in. */
    async signOut(end?: () => Promise<unknown>): Promise<boolean> {
      await runBeforeSignOut();
      await end?.();
      return await leave();
    },
    /** Signs out here after the server has ended the session. */
    async followEnd(): Promise<boolean> {
      const left = leave();
      await runBeforeSignOut();
      return await left;
    },
  };
}
