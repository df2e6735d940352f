import type { PaymentOutcome } from '@pahiya/contract/payments/contract';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button.tsx';
import { Spinner } from '@/ui/spinner.tsx';
import { PayButton } from './pay-button.tsx';
import { ResultFrame } from './result-frame.tsx';
import { SignInNotice } from './sign-in-notice.tsx';

interface CheckingProps {
  /** Undefined until the server has answered for the first time. */
  outcome: PaymentOutcome | undefined;
  /** Word may still come within moments. */
  isPatient: boolean;
  isBusy: boolean;
  onCheckAgain: () => void;
}

export function Checking({ outcome, isPatient, isBusy, onCheckAgain }: CheckingProps) {
  const { t } = useTranslation('payment');
  if (isPatient) {
    return (
      <ResultFrame
        tone="info"
        icon={<Spinner className="size-8" />}
        title={t('checking.title')}
        text={t('checking.text')}
      >
        {outcome && <SignInNotice />}
        <NotPaidYet outcome={outcome} />
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
      <SignInNotice />
      <NotPaidYet outcome={outcome} />
    </ResultFrame>
  );
}

/** The news of a payment that was made has come by then. */
const usuallyKnownMs = 8_000;

/** Who came back without paying finds the way on: the page that is open is used again, nothing can be paid twice. */
function NotPaidYet({ outcome }: Pick<CheckingProps, 'outcome'>) {
  const { t } = useTranslation('payment');
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), usuallyKnownMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate || !outcome?.canRetry || !outcome.booking) return null;
  return (
    <div className="flex flex-col items-center gap-2 border-border border-t pt-5 text-center">
      <p className="text-sm text-text-muted">{t('checking.notPaid')}</p>
      <PayButton booking={outcome.booking} attempt="retry" variant="outline">
        {t('checking.open')}
      </PayButton>
    </div>
  );
}
