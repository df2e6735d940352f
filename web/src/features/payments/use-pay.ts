import { useRouter } from '@tanstack/react-router';
import { useWaitText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { isPhoneApp } from '@/lib/phone/phone-app.ts';
import { notify } from '@/ui/notify.ts';
import type { LinkFailure } from './types.ts';
import { useLeaving } from './use-leaving.ts';
import { usePaymentLink } from './use-payment-link.ts';

/** First payment or retry. Their error texts differ. */
export type PayAttempt = 'first' | 'retry';

/** Opens the gateway's page. Failures show a toast (product, section 5.6). */
export function usePay(attempt: PayAttempt = 'first') {
  const link = usePaymentLink();
  const { isLeaving, leaveFor } = useLeaving();
  const showNotice = useLinkNotice(attempt);
  const router = useRouter();

  /** A customer who closes the gateway's page may have paid. The server knows. */
  function showResult(bookingId: string): void {
    router.history.push(`/payment-success?booking_id=${bookingId}`);
  }

  async function pay(bookingId: string): Promise<'leaving' | 'failed' | 'closed'> {
    const outcome = await link.mutateAsync(bookingId);
    if (outcome.ok) {
      const leaving = leaveFor(outcome.paymentUrl);
      if (isPhoneApp)
        leaving.then(
          (isClosed) => isClosed && showResult(bookingId),
          () => showNotice({ reason: 'UNKNOWN' }),
        );
      return 'leaving';
    }
    showNotice(outcome);
    return outcome.reason === 'HOLD_EXPIRED' || outcome.reason === 'NOTHING_TO_PAY' ? 'closed' : 'failed';
  }

  return { pay, isAsking: link.isPending, isRedirecting: isLeaving };
}

function useLinkNotice(attempt: PayAttempt): (failure: LinkFailure) => void {
  const { t } = useTranslation('payment');
  const waitText = useWaitText();
  return (failure) => {
    const text = failure.reason === 'TOO_OFTEN' ? waitText(failure.seconds) : t(`link.${attempt}.${failure.reason}`);
    if (attempt === 'first') notify.error(t('link.failed'), text);
    else notify.error(t('link.retryFailed'), t('link.retryFailedText', { reason: text }));
  };
}
