import { Link } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { ViewBooking } from './result-actions.tsx';
import { ResultFrame } from './result-frame.tsx';
import { SignInNotice } from './sign-in-notice.tsx';
import { WaysAndSteps } from './ways-and-steps.tsx';

/** The address names no payment. The page shows the payment methods and next steps. */
export function UnknownPayment() {
  const { t } = useTranslation('payment');
  return (
    <ResultFrame
      tone="quiet"
      icon={<CircleHelp />}
      title={t('unknown.title')}
      text={t('unknown.text')}
      actions={
        <>
          <ViewBooking booking={null} variant="primary" />
          <Button asChild size="large" variant="outline">
            <Link to="/">{t('action.home')}</Link>
          </Button>
        </>
      }
    >
      <SignInNotice />
      <WaysAndSteps />
    </ResultFrame>
  );
}
