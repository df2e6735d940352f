import type { MoneyRow } from '@pahiya/contract/desk/administration/schemas';
import { formatMoney } from '@/i18n/parts/format-money.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import type { DeskColumn } from '../desk-table.tsx';
import { When } from '../when.tsx';

export function useMoneyColumns(onClosing: (row: MoneyRow) => void): DeskColumn<MoneyRow>[] {
  const { t } = useTranslation('administration');
  const amountOf = ({ amount, currency }: MoneyRow) =>
    amount === null || currency === null ? '–' : formatMoney(amount, currency);
  return [
    {
      key: 'problem',
      title: t('money.problem'),
      cell: (row) => (
        <>
          <p className="font-medium">{t(`money.what.${row.problem}`)}</p>
          <p className="wrap-anywhere text-text-muted text-xs sm:hidden">
            {[amountOf(row), row.gatewayPaymentId].filter((text) => text && text !== '–').join(' · ')}
          </p>
        </>
      ),
    },
    { key: 'amount', title: t('money.amount'), isFigure: true, isWide: true, cell: amountOf },
    {
      key: 'payment',
      title: t('money.payment'),
      isWide: true,
      // Staff copy this id into the search of the gateway's dashboard.
      cell: ({ gatewayPaymentId }) => <code className="text-xs">{gatewayPaymentId ?? '–'}</code>,
    },
    { key: 'since', title: t('money.since'), isWide: true, cell: ({ since }) => <When instant={since} /> },
    {
      key: 'close',
      title: t('money.close'),
      cell: (row) => (
        <Button variant="outline" size="small" onClick={() => onClosing(row)}>
          {t('money.close')}
        </Button>
      ),
    },
  ];
}
