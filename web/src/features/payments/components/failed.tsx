import type { PaymentOutcome } from '@pahiya/contract/payments/contract';
import { CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { countdownText, useCountdown } from '@/lib/use-countdown.ts';
import { knownReason } from '../rules/reason.ts';
import { PayButton } from './pay-button.tsx';
import { ViewBooking } from './result-actions.tsx';
import { ResultFrame } from './result-frame.tsx';
import { SignInNotice } from './sign-in-notice.tsx';

interface FailedProps {
  outcome: PaymentOutcome;
  /** When the server said so, in milliseconds by this device's clock. */
  toldAt: number;
  reason: string | undefined;
  onHoldEnd: () => void;
}

export function Failed({ outcome, toldAt, reason, onHoldEnd }: FailedProps) {
  const { t } = useTranslation('payment');
  const { booking, canRetry, secondsLeft } = outcome;
  const known = knownReason(reason);
  return (
    <ResultFrame
      tone="danger"
      icon={<CircleX />}
      title={t('failed.title')}
      text={
        <>
          {known && <p className="font-medium text-text">{t(`failed.reason.${known}`)}</p>}
          <p>{t('failed.text')}</p>
        </>
      }
      actions={
        booking && (
          <>
            {canRetry && (
              <PayButton booking={booking} attempt="retry" size="large">
                {t('failed.retry')}
              </PayButton>
            )}
            <ViewBooking booking={booking} />
          </>
        )
      }
    >
      {secondsLeft !== null && <TimeLeft endsAt={toldAt + secondsLeft * 1000} onEnd={onHoldEnd} />}
      <SignInNotice />
      <p className="text-pretty text-center text-sm text-text-muted">{t('failed.notCharged')}</p>
    </ResultFrame>
  );
}

function TimeLeft({ endsAt, onEnd }: { endsAt: number; onEnd: () => void }) {
  const { t } = useTranslation('payment');
  const seconds = useCountdown(endsAt, onEnd);
  return (
    <div className="flex flex-col items-center gap-1 rounded-card bg-surface-sunken p-4 text-center">
      {seconds > 0 ? (
        <>
          <span className="text-sm text-text-muted">{t('failed.timeLeft')}</span>
          <span role="timer" aria-label={t('failed.timeLeft')} className="text-display tabular-nums">
            {countdownText(seconds)}
          </span>
        </>
      ) : (
        <p role="status">{t('failed.ended')}</p>
      )}
    </div>
  );
}
