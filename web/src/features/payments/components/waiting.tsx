import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { PaymentOutcome } from '@pahiya/contract/payments/contract';
import { Clock } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { OtherWays } from './other-ways.tsx';
import { PayButton } from './pay-button.tsx';
import { ResultFrame } from './result-frame.tsx';
import { HoldTime } from './time-left.tsx';

interface WaitingProps {
  outcome: PaymentOutcome;
  booking: Booking;
  /** Time of the server's answer, in ms by this device's clock. */
  answeredAt: number;
  onHoldEnd: () => void;
}

/** No payment has arrived, and the customer may have abandoned it. Shows how long the slot is held and all options. */
export function Waiting({ outcome: { canRetry, secondsLeft }, booking, answeredAt, onHoldEnd }: WaitingProps) {
  const { t } = useTranslation('payment');
  return (
    <ResultFrame
      tone="quiet"
      icon={<Clock />}
      title={t('waiting.title')}
      text={t('waiting.text')}
      actions={
        <>
          {canRetry && (
            <PayButton booking={booking} attempt="retry" size="large">
              {t('waiting.pay')}
            </PayButton>
          )}
          <OtherWays booking={booking} isStuck={!canRetry} />
        </>
      }
    >
      <HoldTime secondsLeft={secondsLeft} answeredAt={answeredAt} onHoldEnd={onHoldEnd} />
    </ResultFrame>
  );
}
