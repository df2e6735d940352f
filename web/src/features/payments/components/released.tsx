import type { Booking } from '@pahiya/contract/bookings/schemas';
import { CalendarX } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { BookAgain, ViewBooking } from './result-actions.tsx';
import { ResultFrame } from './result-frame.tsx';
import { SignInNotice } from './sign-in-notice.tsx';

export function Released({ booking }: { booking: Booking | null }) {
  const { t } = useTranslation('payment');
  return (
    <ResultFrame
      tone="quiet"
      icon={<CalendarX />}
      title={t('released.title')}
      text={t('released.text')}
      actions={
        <>
          <BookAgain booking={booking} />
          {booking && <ViewBooking booking={booking} />}
        </>
      }
    >
      <SignInNotice />
    </ResultFrame>
  );
}
