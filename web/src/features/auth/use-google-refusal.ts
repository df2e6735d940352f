import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/ui/notify.ts';

/** Reports a failed return from Google, then calls `onTold`, which cleans the address. */
export function useGoogleRefusal(code: string | undefined, onTold: () => void): void {
  const { t } = useTranslation('auth');
  const tell = useEffectEvent(() => {
    // The identity provider's code for an account that has a password and is not linked.
    notify.error(t('google.loginFailed'), code === 'account_not_linked' ? t('google.hasPassword') : undefined);
    onTold();
  });
  useEffect(() => {
    if (code !== undefined) tell();
  }, [code]);
}
