import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { notify } from '@/ui/notify.ts';

/** Refetches everything on the page. */
export function useRefresh() {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const [isRefreshing, setRefreshing] = useState(false);

  async function refresh() {
    setRefreshing(true);
    try {
      await queryClient.refetchQueries({ type: 'active' }, { throwOnError: true });
      notify.success(t('refreshed'));
    } catch {
      notify.error(t('loadFailed'));
    } finally {
      setRefreshing(false);
    }
  }

  return { isRefreshing, refresh };
}
