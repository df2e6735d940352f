import { useTranslation } from 'react-i18next';
import { isAnswered } from '@/lib/api-errors.ts';

/** What stands against deleting an account, as both ways of asking for it are told. */
export function useRefusal() {
  const { t } = useTranslation('account');
  return {
    /** Null when no open bookings stand against it. */
    bookingsOf(error: unknown): string[] | null {
      if (!isAnswered(error) || error.code !== 'BOOKING_OPEN') return null;
      return (error.data as { bookingIds?: string[] } | undefined)?.bookingIds ?? [];
    },
    textOf: (error: unknown) => (isAnswered(error) && error.code === 'LAST_ADMIN' ? t('delete.lastAdmin') : null),
  };
}
