import { useTranslation } from 'react-i18next';
import { NextSteps } from './next-steps.tsx';
import { ReceiptLine } from './receipt-line.tsx';

/** The ways to pay and the next steps, for a page that shows no booking (product, section 5.5). */
export function WaysAndSteps() {
  const { t } = useTranslation('payment');
  return (
    <>
      <dl className="rounded-card bg-surface-sunken p-4">
        <ReceiptLine term={t('paid.method')}>{t('unknown.methods')}</ReceiptLine>
      </dl>
      <NextSteps />
    </>
  );
}
