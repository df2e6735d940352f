import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/ui/notify.ts';

/** Tells whoever Google has sent back without a link, then calls `onTold`, which cleans the address. */
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
