import type { PaymentOutcome } from '@pahiya/contract/payments/contract';
import { CircleX } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { knownReason } from '../rules/reason.ts';
import { timeText } from '../rules/time-text.ts';
import { OtherWays } from './other-ways.tsx';
import { PayButton } from './pay-button.tsx';
import { ResultFrame } from './result-frame.tsx';
import { SignInNotice } from './sign-in-notice.tsx';
import { HoldTime } from './time-left.tsx';

interface FailedProps {
  outcome: PaymentOutcome;
  /** Time of the server's answer, in ms by this device's clock. */
  answeredAt: number;
  reason: string | undefined;
  onHoldEnd: () => void;
}

export function Failed({ outcome, answeredAt, reason, onHoldEnd }: FailedProps) {
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
          <p>{t(timeText(outcome))}</p>
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
            <OtherWays booking={booking} isStuck={!canRetry} />
          </>
        )
      }
    >
      <HoldTime secondsLeft={secondsLeft} answeredAt={answeredAt} onHoldEnd={onHoldEnd} />
      <SignInNotice />
      <p className="text-pretty text-center text-sm text-text-muted">{t('failed.notCharged')}</p>
    </ResultFrame>
  );
}
