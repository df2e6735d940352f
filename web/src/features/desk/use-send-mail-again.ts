import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { orpc } from '@/lib/api/api.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { notify } from '@/ui/notify.ts';
import { mailsOptions } from './queries/administration.ts';

/** Sends an undelivered mail again, reports the result and refetches the list. */
export function useSendMailAgain() {
  const { t } = useTranslation('administration');
  const client = useQueryClient();
  const failureText = useFailureText();
  return useMutation(
    orpc.desk.admin.sendMailAgain.mutationOptions({
      onSuccess: () => notify.success(t('mails.sent'), t('mails.sentText')),
      onError: (error) =>
        notify.error(
          t('mails.failed'),
          errorCode(error) === 'MAIL_NOT_SENDABLE' ? t('mails.failedText') : (failureText(error) ?? undefined),
        ),
      onSettled: () => client.invalidateQueries({ queryKey: mailsOptions().queryKey }),
    }),
  );
}
