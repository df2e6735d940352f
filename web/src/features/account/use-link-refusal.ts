import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/ui/notify.ts';

/** Reports a failed return from Google, then calls `onTold`, which cleans the address. */
export function useLinkRefusal(isRefused: boolean | undefined, onTold: () => void): void {
  const { t } = useTranslation('account');
  const tell = useEffectEvent(() => {
    notify.error(t('linked.failed'));
    onTold();
  });
  useEffect(() => {
    if (isRefused) tell();
  }, [isRefused]);
}
