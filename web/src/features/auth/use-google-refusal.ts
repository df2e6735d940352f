import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/ui/notify.ts';

/** Tells whoever Google has sent back without a sign-in, then calls `onTold`, which cleans the address. */
export function useGoogleRefusal(isRefused: boolean, onTold: () => void): void {
  const { t } = useTranslation('auth');
  const tell = useEffectEvent(() => {
    notify.error(t('google.loginFailed'));
    onTold();
  });
  useEffect(() => {
    if (isRefused) tell();
  }, [isRefused]);
}
