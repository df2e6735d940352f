import type { DeviceSession } from '@pahiya/contract/account/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api } from '@/lib/api/api.ts';
import { notify } from '@/ui/notify.ts';
import { deviceSessions } from './queries.ts';

/** Signs out one other device or all of them. The answer is the updated list. */
export function useEndSessions() {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const show = (devices: DeviceSession[]) => queryClient.setQueryData(deviceSessions().queryKey, devices);
  const onError = (error: unknown) => {
    notify.error(t('devices.endFailed'), failureText(error) ?? undefined);
    void queryClient.invalidateQueries({ queryKey: deviceSessions().queryKey });
  };
  const one = useMutation({
    mutationFn: (sessionId: string) => api.account.endSession({ sessionId }),
    onSuccess(devices) {
      show(devices);
      notify.success(t('devices.ended'));
    },
    onError,
  });
  const others = useMutation({
    mutationFn: () => api.account.endOtherSessions(),
    onSuccess(devices) {
      show(devices);
      notify.success(t('devices.othersEnded'));
    },
    onError,
  });
  return {
    end: (sessionId: string) => one.mutate(sessionId),
    isEnding: one.isPending,
    endOthers: (onDone: () => void) => others.mutate(undefined, { onSettled: onDone }),
    isEndingOthers: others.isPending,
  };
}
