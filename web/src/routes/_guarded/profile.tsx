import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BookingList } from '@/features/bookings/components/booking-list.tsx';
import { ownBookings } from '@/features/bookings/queries/own-bookings.ts';
import { ProfileScreen } from '@/features/profiles/components/profile-screen.tsx';
import { ProfileTabs } from '@/features/profiles/components/profile-tabs.tsx';
import { ownProfile } from '@/features/profiles/queries.ts';
import { type ProfileTab, profileTabs } from '@/features/profiles/types.ts';
import { AppShell } from '@/layout/app-shell.tsx';
import { notify } from '@/ui/notify.ts';

interface ProfileSearch {
  tab?: ProfileTab;
}

export const Route = createFileRoute('/_guarded/profile')({
  validateSearch: (search): ProfileSearch => ({ tab: profileTabs.find((name) => name === search.tab) }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ownProfile());
    void queryClient.prefetchInfiniteQuery(ownBookings());
  },
  component: Profile,
});

function Profile() {
  const { tab = 'bookings' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { isRefreshing, refresh } = useRefresh();
  return (
    <AppShell>
      <ProfileScreen isRefreshing={isRefreshing} onRefresh={refresh}>
        <ProfileTabs
          tab={tab}
          onTabChange={(chosen) => navigate({ search: { tab: chosen }, replace: true, resetScroll: false })}
          bookings={<BookingList />}
        />
      </ProfileScreen>
    </AppShell>
  );
}

/** Asks anew for everything on the page. */
function useRefresh() {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const [isRefreshing, setRefreshing] = useState(false);

  async function refresh() {
    setRefreshing(true);
    const wanted = [ownProfile().queryKey, ownBookings().queryKey];
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
