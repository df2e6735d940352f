import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { DeletionScreen } from '@/features/account/components/deletion-screen.tsx';
import { bringTexts } from '@/i18n/add-texts.ts';
import { SiteShell } from '@/layout/site-shell.tsx';

/**
 * For people without the app or a password; app stores require such a page. A mailed link has its token in the hash.
 */
export const Route = createFileRoute('/delete-account')({
  staticData: { namespaces: ['account', 'factor'] },
  loader: async ({ context: { i18n } }) => {
    await bringTexts(i18n, ['account', 'factor']);
    return {
      title: `${i18n.t('account:page.title', { brand: brand.name })}`,
      description: i18n.t('account:page.text'),
    };
  },
  head: ({ loaderData }) => ({
    meta: loaderData
      ? [{ title: loaderData.title }, { name: 'description', content: loaderData.description }]
      : undefined,
  }),
  component: DeleteAccount,
});

function DeleteAccount() {
  return (
    <SiteShell>
      <DeletionScreen />
    </SiteShell>
  );
}
