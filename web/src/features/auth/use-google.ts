import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { authActions } from '@/lib/session/store/tab-actions.ts';
import { notify } from '@/ui/notify.ts';
import { googleReturn } from './rules/links.ts';
import type { AuthMode } from './types.ts';

/** Redirects to Google and returns to `next`. Shows a toast when Google is unreachable or not configured. */
export function useGoogle(mode: AuthMode, next: string | undefined) {
  const { t } = useTranslation('auth');
  const [isLeaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      window.location.assign(await authActions.googleAddress(googleReturn(next)));
    } catch {
      setLeaving(false);
      notify.error(t(mode === 'signup' ? 'google.signupFailed' : 'google.loginFailed'));
    }
  }

  return { isLeaving, leave };
}
