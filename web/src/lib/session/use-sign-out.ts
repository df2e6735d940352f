import { useRouter } from '@tanstack/react-router';
import { runBeforeSignOut } from './before-sign-out.ts';
import { forgetTab } from './forget-tab.ts';
import { authActions } from './session.ts';

/**
 * Navigates to `/` first, so that the guard of the current page does not ask to sign in, then signs out.
 * Resolves to whether the server confirmed it.
 */
export function useSignOut(): () => Promise<boolean> {
  const router = useRouter();
  return async () => {
    await router.navigate({ to: '/' });
    await runBeforeSignOut();
    forgetTab();
    return authActions.signOut();
  };
}
