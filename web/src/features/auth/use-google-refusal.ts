import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { notify } from '@/ui/notify.ts';

/** Reports a failed return from Google, then calls `onShown`, which cleans the address. */
export function useGoogleRefusal(code: string | undefined, onShown: () => void): void {
  const { t } = useTranslation('auth');
  const show = useEffectEvent(() => {
    // The identity provider's code for an account that has a password and is not linked.
    notify.error(t('google.loginFailed'), code === 'account_not_linked' ? t('google.hasPassword') : undefined);
    onShown();
  });
  useEffect(() => {
    if (code !== undefined) show();
  }, [code]);
}
