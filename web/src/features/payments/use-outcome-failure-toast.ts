import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { notify } from '@/ui/notify.ts';

/** Shows one toast for each failed request by the customer, but not for automatic polls. */
export function useOutcomeFailureToast(isFailed: boolean, askedAt: number): void {
  const { t } = useTranslation('payment');
  const shownFor = useRef<number | null>(null);
  useEffect(() => {
    if (!isFailed || shownFor.current === askedAt) return;
    shownFor.current = askedAt;
    notify.error(t('load.failed'));
  }, [isFailed, askedAt, t]);
}
