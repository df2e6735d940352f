import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { MailsScreen } from '@/features/desk/components/administration/mails-screen.tsx';
import { mailsOptions } from '@/features/desk/queries/administration.ts';
import { bringTexts } from '@/i18n/add-texts.ts';

export const Route = createFileRoute('/_guarded/desk/mails')({
  loader: async ({ context: { queryClient, i18n } }) => {
    void queryClient.prefetchInfiniteQuery(mailsOptions());
    await bringTexts(i18n, ['administration']);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('desk:place.mails')} · ${brand.name}` }] }),
  component: MailsScreen,
});
