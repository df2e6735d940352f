import type { BookingFilter } from '@pahiya/contract/bookings/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BookingFilters } from '@/features/bookings/components/booking-filters.tsx';
import { BookingList } from '@/features/bookings/components/booking-list.tsx';
import { ownBookings } from '@/features/bookings/queries/own-bookings.ts';
import { bookingFilters } from '@/features/bookings/types.ts';
import { PayButton } from '@/features/payments/components/pay-button.tsx';
import { ProfileScreen } from '@/features/profiles/components/profile-screen.tsx';
import { ProfileTabs } from '@/features/profiles/components/profile-tabs.tsx';
import { ownProfile } from '@/features/profiles/queries.ts';
import { type ProfileTab, profileTabs } from '@/features/profiles/types.ts';
import { ReviewButton } from '@/features/reviews/components/review-button.tsx';
import { AppShell } from '@/layout/app-shell.tsx';
import { notify } from '@/ui/notify.ts';

interface ProfileSearch {
  tab?: ProfileTab;
  /** Which bookings; all without it. */
  when?: Exclude<BookingFilter, 'all'>;
}

export const Route = createFileRoute('/_guarded/profile')({
  validateSearch: ({ tab, when }): ProfileSearch => ({
    tab: profileTabs.find((name) => name === tab),
    when: whenOf(bookingFilters.find((name) => name === when)),
  }),
  loaderDeps: ({ search: { when } }) => ({ when }),
  loader: ({ context: { queryClient }, deps: { when } }) => {
    void queryClient.prefetchQuery(ownProfile());
    void queryClient.prefetchInfiniteQuery(ownBookings(when ?? 'all'));
  },
  component: Profile,
});

function whenOf(filter: BookingFilter | undefined): ProfileSearch['when'] {
  return filter === 'all' ? undefined : filter;
}

function Profile() {
  const { tab = 'bookings', when = 'all' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { isRefreshing, refresh } = useRefresh(when);
  return (
    <AppShell>
      <ProfileScreen isRefreshing={isRefreshing} onRefresh={refresh}>
        <ProfileTabs
          tab={tab}
          onTabChange={(chosen) =>
            navigate({ search: (search) => ({ ...search, tab: chosen }), replace: true, resetScroll: false })
          }
          bookings={<Bookings when={when} />}
        />
      </ProfileScreen>
    </AppShell>
  );
}

function Bookings({ when }: { when: BookingFilter }) {
  const navigate = Route.useNavigate();
  function choose(filter: BookingFilter) {
    void navigate({ search: (search) => ({ ...search, when: whenOf(filter) }), replace: true, resetScroll: false });
  }
  return (
    <>
      <BookingFilters filter={when} onFilter={choose} />
      <BookingList
        filter={when}
        pay={(booking) => <PayButton booking={booking} attempt="first" />}
        actions={(booking) => <ReviewButton booking={booking} />}
      />
    </>
  );
}

/** Asks anew for everything on the page. */
function useRefresh(when: BookingFilter) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const [isRefreshing, setRefreshing] = useState(false);

  async function refresh() {
    setRefreshing(true);
    const wanted = [ownProfile().queryKey, ownBookings(when).queryKey];
    try {
      await Promise.all(wanted.map((queryKey) => queryClient.refetchQueries({ queryKey }, { throwOnError: true })));
      notify.success(t('refreshed'));
    } catch {
      notify.error(t('loadFailed'));
    } finally {
      setRefreshing(false);
    }
  }

  return { isRefreshing, refresh };
}
