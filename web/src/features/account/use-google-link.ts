import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api } from '@/lib/api/api.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { notify } from '@/ui/notify.ts';
import { signInMethods } from './queries.ts';

export function useGoogleLink() {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const unlinking = useMutation({
    mutationFn: () => api.account.unlinkGoogle(),
    onSuccess(methods) {
      queryClient.setQueryData(signInMethods().queryKey, methods);
      notify.success(t('linked.unlinked'));
    },
    onError(error) {
      const isOnlyWay = errorCode(error) === 'LAST_SIGN_IN_METHOD';
      notify.error(t('linked.unlinkFailed'), isOnlyWay ? t('linked.onlyWay') : (failureText(error) ?? undefined));
    },
  });

  async function link(): Promise<void> {
    setLeaving(true);
    try {
      const { url } = await api.account.linkGoogle({ next: '/settings?section=linked' });
      window.location.assign(url);
    } catch (error) {
      setLeaving(false);
      notify.error(t('linked.failed'), failureText(error) ?? undefined);
    }
  }

  return {
    isLeaving,
    link,
    isUnlinking: unlinking.isPending,
    unlink: () =>
      unlinking.mutateAsync().then(
        () => undefined,
        () => undefined,
      ),
  };
}
