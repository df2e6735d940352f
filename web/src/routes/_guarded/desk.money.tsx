import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { MoneyScreen } from '@/features/desk/components/administration/money-screen.tsx';
import { moneyOptions } from '@/features/desk/queries/administration.ts';
import { bringTexts } from '@/i18n/add-texts.ts';

export const Route = createFileRoute('/_guarded/desk/money')({
  loader: async ({ context: { queryClient, i18n } }) => {
    void queryClient.prefetchQuery(moneyOptions());
    await bringTexts(i18n, ['administration']);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('desk:place.money')} · ${brand.name}` }] }),
  component: MoneyScreen,
});
