import { type InferClientErrors, safe } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWaitText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api, orpc } from '@/lib/api/api.ts';
import { declaredError } from '@/lib/api/api-errors.ts';
import { notify } from '@/ui/notify.ts';

type CashError = InferClientErrors<typeof api.bookings.payInCash>;

/** Switches an unpaid booking to cash. Shows a toast; resolves to whether it worked. */
export function usePayInCash() {
  const { t } = useTranslation('payment');
  const failureText = useCashFailureText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (bookingId: string): Promise<boolean> => {
      const [error] = await safe(api.bookings.payInCash({ bookingId }));
      if (error) notify.error(t('waiting.cashFailed'), failureText(error));
      else notify.success(t('waiting.cashDone'));
      return !error;
    },
    onSuccess: () => {
      // Runs after a refusal too, because the page's data is outdated then.
      void queryClient.invalidateQueries({ queryKey: orpc.bookings.key() });
      void queryClient.invalidateQueries({ queryKey: orpc.payments.outcome.key() });
    },
  });
}

function useCashFailureText(): (error: CashError) => string {
  const { t } = useTranslation('payment');
  const waitText = useWaitText();
  return (error) => {
    const declared = declaredError(error);
    switch (declared?.code) {
      case 'RATE_LIMITED':
        return waitText(declared.data.retryAfterSeconds);
      case 'UNAUTHORIZED':
        return t('link.first.SIGNED_OUT');
      case 'NEW_ACCOUNT_BOOKINGS':
        return t('waiting.cashOnlineOnly');
      case 'BOOKING_CLOSED':
      case 'NOT_FOUND':
        return t('link.first.HOLD_EXPIRED');
      default:
        return t('waiting.tryAgain');
    }
  };
}
