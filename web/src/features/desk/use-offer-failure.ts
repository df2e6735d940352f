import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { notify } from '@/ui/notify.ts';

export function useOfferFailure(): (error: unknown) => void {
  const { t } = useTranslation('workshop');
  const failureText = useFailureText();
  return (error) => {
    const isGone = errorCode(error) === 'NOT_FOUND';
    notify.error(t('offers.failed'), isGone ? t('offers.gone') : (failureText(error) ?? t('offers.failedText')));
  };
}
