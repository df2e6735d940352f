import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/ui/notify.ts';

/** Tells whoever Google has sent back without a sign-in, then calls `onTold`, which cleans the address. */
export function useGoogleRefusal(code: string | undefined, onTold: () => void): void {
  const { t } = useTranslation('auth');
  const tell = useEffectEvent(() => {
    // The identity provider's word for an address whose account has a password and is not linked.
    notify.error(t('google.loginFailed'), code === 'account_not_linked' ? t('google.hasPassword') : undefined);
    onTold();
  });
  useEffect(() => {
    if (code !== undefined) tell();
  }, [code]);
}
