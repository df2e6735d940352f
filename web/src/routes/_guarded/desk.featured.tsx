import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { FeaturedScreen } from '@/features/desk/components/administration/featured-screen.tsx';
import { featuredOptions } from '@/features/desk/queries/administration.ts';
import { bringTexts } from '@/i18n/add-texts.ts';

export const Route = createFileRoute('/_guarded/desk/featured')({
  loader: async ({ context: { queryClient, i18n } }) => {
    void queryClient.prefetchQuery(featuredOptions());
    await bringTexts(i18n, ['administration', 'workshop']);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('desk:place.featured')} · ${brand.name}` }] }),
  component: FeaturedScreen,
});
