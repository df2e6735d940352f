import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { BookingPage } from '@/features/bookings/components/booking-page.tsx';
import { garageQuery } from '@/features/bookings/queries/booking-page.ts';
import { AppShell } from '@/layout/app-shell.tsx';

interface BookSearch {
  search?: string;
}

export const Route = createFileRoute('/_guarded/book/$garageId')({
  validateSearch: (search): BookSearch => ({ search: typeof search.search === 'string' ? search.search : undefined }),
  // Not awaited: the page shows its own skeleton, and its own words when the garage cannot be loaded.
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(garageQuery(params.garageId));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('booking:title')} · ${brand.name}` }] }),
  component: Book,
});

function Book() {
  const { garageId } = Route.useParams();
  const { search = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  function keepSearch(text: string) {
    if (text !== search) void navigate({ search: { search: text || undefined }, replace: true, resetScroll: false });
  }
  return (
    <AppShell withoutBottomNav>
      <BookingPage garageId={garageId} search={search} onSearched={keepSearch} />
    </AppShell>
  );
}
