import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { notify } from '@/ui/notify.ts';

/** Reports a failed return from Google, then calls `onShown`, which cleans the address. */
export function useLinkRefusal(isRefused: boolean | undefined, onShown: () => void): void {
  const { t } = useTranslation('account');
  const show = useEffectEvent(() => {
    notify.error(t('linked.failed'));
    onShown();
  });
  useEffect(() => {
    if (isRefused) show();
  }, [isRefused]);
}
