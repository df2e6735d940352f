import { Link } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button.tsx';
import { NextSteps } from './next-steps.tsx';
import { ReceiptLine } from './receipt-line.tsx';
import { ViewBooking } from './result-actions.tsx';
import { ResultFrame } from './result-frame.tsx';
import { SignInNotice } from './sign-in-notice.tsx';

/** Without a booking to tell of: how one pays, and what comes next (specification, section 9). */
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
      <dl className="rounded-card bg-surface-sunken p-4">
        <ReceiptLine term={t('paid.method')}>{t('unknown.methods')}</ReceiptLine>
      </dl>
      <NextSteps />
    </ResultFrame>
  );
}
