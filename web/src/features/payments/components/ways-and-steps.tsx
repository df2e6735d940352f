import { useTranslation } from '@/i18n/use-translation.ts';
import { NextSteps } from './next-steps.tsx';
import { ReceiptLine } from './receipt-line.tsx';

/** Payment methods and next steps, for a page without a booking (product, section 5.5). */
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
