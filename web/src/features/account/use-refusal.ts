import { useTranslation } from '@/i18n/use-translation.ts';
import { isAnswered } from '@/lib/api/api-errors.ts';

/** Reasons why an account cannot be deleted, shared by both ways of deleting it. */
export function useRefusal() {
  const { t } = useTranslation('account');
  return {
    /** Null when no open bookings prevent it. */
    bookingsOf(error: unknown): string[] | null {
      if (!isAnswered(error) || error.code !== 'BOOKING_OPEN') return null;
      return (error.data as { bookingIds?: string[] } | undefined)?.bookingIds ?? [];
    },
    textOf: (error: unknown) => (isAnswered(error) && error.code === 'LAST_ADMIN' ? t('delete.lastAdmin') : null),
  };
}
