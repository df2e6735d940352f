import { useMutation } from '@tanstack/react-query';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api } from '@/lib/api/api.ts';
import { session } from '@/lib/session/session.ts';
import { notify } from '@/ui/notify.ts';

/** Confirms an age of 18 or older, once, and refreshes the session. */
export function useDeclareAge() {
  const { t, i18n } = useTranslation('account');
  const failureText = useFailureText();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await api.account.declareAge({ isAdult: true, language: i18n.language });
      await session.refresh();
    },
    onError: (error) => notify.error(t('age.failed'), failureText(error) ?? undefined),
  });
  return { declare: () => mutate(), isBusy: isPending };
}
