import type { PaymentOutcome } from '@pahiya/contract/payments/contract';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Spinner } from '@/ui/spinner.tsx';
import { ResultFrame } from './result-frame.tsx';
import { SignInNotice } from './sign-in-notice.tsx';
import { HoldTime } from './time-left.tsx';
import { Waiting } from './waiting.tsx';

interface CheckingProps {
  /** Undefined until the first answer. */
  outcome: PaymentOutcome | undefined;
  isPatient: boolean;
  isBusy: boolean;
  onCheckAgain: () => void;
  /** Time of the server's answer, in ms by this device's clock. */
  answeredAt: number;
  onHoldEnd: () => void;
}

export function Checking({ outcome, isPatient, isBusy, onCheckAgain, ...waiting }: CheckingProps) {
  const { t } = useTranslation('payment');
  const isLate = useIsLate();
  if (isLate && outcome?.booking) return <Waiting outcome={outcome} booking={outcome.booking} {...waiting} />;
  if (isPatient) {
    return (
      <ResultFrame
        tone="info"
        icon={<Spinner className="size-8" />}
        title={t('checking.title')}
        text={t('checking.text')}
      >
        {outcome && <HoldTime secondsLeft={outcome.secondsLeft} {...waiting} />}
        {outcome && <SignInNotice />}
      </ResultFrame>
    );
  }
  return (
    <ResultFrame
      tone="quiet"
      icon={<Clock />}
      title={t('checking.lateTitle')}
      text={t('checking.lateText')}
      actions={
        <Button size="large" loading={isBusy} onClick={onCheckAgain}>
          {t('checking.again')}
        </Button>
      }
    >
      {outcome && <HoldTime secondsLeft={outcome.secondsLeft} {...waiting} />}
      <SignInNotice />
    </ResultFrame>
  );
}

/** The result of a payment has usually arrived by then. */
const usuallyKnownMs = 8_000;

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), usuallyKnownMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
