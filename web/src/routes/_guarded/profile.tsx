import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { ownBookings } from '@/features/bookings/queries/own-bookings.ts';
import { savedPosts } from '@/features/community/queries/posts.ts';
import { readProfileSearch } from '@/features/profiles/rules/profile-search.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { ownProfile } from '@/shared/profiles/queries.ts';
import { OwnProfile } from './-own-profile.tsx';

export const Route = createFileRoute('/_guarded/profile')({
  validateSearch: readProfileSearch,
  beforeLoad: ({ context }) => bringTexts(context.i18n, ['community']),
  loaderDeps: ({ search: { tab, when } }) => ({ tab, when }),
  loader: ({ context: { queryClient }, deps: { tab, when } }) => {
    void queryClient.prefetchQuery(ownProfile());
    if (tab === 'bookings') void queryClient.prefetchInfiniteQuery(ownBookings(when ?? 'all'));
    if (tab === 'saved') void queryClient.prefetchInfiniteQuery(savedPosts());
  },
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('profile:title')} · ${brand.name}` }] }),
  component: Profile,
});

function Profile() {
  return <OwnProfile search={Route.useSearch()} />;
}
