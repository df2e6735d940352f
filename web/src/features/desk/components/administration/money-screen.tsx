import type { MoneyRow } from '@pahiya/contract/desk/administration/schemas';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { moneyOptions } from '../../queries/administration.ts';
import { DeskPage } from '../desk-page.tsx';
import { DeskTable } from '../desk-table.tsx';
import { Loaded } from '../loaded.tsx';
import { useMoneyColumns } from './use-money-columns.tsx';

const CloseMoneyDialog = lazyPart(async () => {
  const { CloseMoneyDialog: component } = await import('./close-money-dialog.tsx');
  return { default: component };
});

/** Lists payments, refunds and bookings that do not match and need a person to look into them. */
export function MoneyScreen() {
  const { t } = useTranslation('administration');
  const query = useQuery(moneyOptions());
  const [closing, setClosing] = useState<MoneyRow | null>(null);
  const columns = useMoneyColumns(setClosing);
  return (
    <DeskPage title={t('money.title')} subtitle={t('money.subtitle')}>
      <Loaded query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={t('money.none')} text={t('money.noneText')} />
          ) : (
            <DeskTable caption={t('money.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
      <Suspense>{closing && <CloseMoneyDialog row={closing} onClose={() => setClosing(null)} />}</Suspense>
    </DeskPage>
  );
}
