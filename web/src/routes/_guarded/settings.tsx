import { createFileRoute, defaultParseSearch } from '@tanstack/react-router';
import { SavedAddressesSection } from '@/features/locations/components/saved-addresses-section.tsx';
import { NotificationSettings } from '@/features/notifications/components/notification-settings.tsx';
import { ownPreferences } from '@/features/notifications/queries/notifications.ts';
import { SettingsScreen } from '@/features/profiles/components/settings-screen.tsx';
import { ownProfile } from '@/features/profiles/queries.ts';
import { backTarget } from '@/features/profiles/rules.ts';
import { GarageSection } from '@/features/vehicles/components/garage-section.tsx';
import { ownVehicles } from '@/features/vehicles/queries.ts';
import { AppShell } from '@/layout/app-shell.tsx';
import { safeNext } from '@/lib/session/safe-next.ts';

interface SettingsSearch {
  /** The page to go back to, such as the booking being made; a path of this site. */
  from?: string;
}

export const Route = createFileRoute('/_guarded/settings')({
  validateSearch: (search): SettingsSearch => ({
    from: safeNext(search.from) === '/' ? undefined : safeNext(search.from),
  }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ownProfile());
    void queryClient.prefetchQuery(ownPreferences());
    void queryClient.prefetchQuery(ownVehicles());
  },
  component: Settings,
});

function Settings() {
  const { from } = Route.useSearch();
  return (
    <AppShell>
      <SettingsScreen
        back={backTarget(from, defaultParseSearch)}
        notifications={
          <>
            <GarageSection />
            <SavedAddressesSection />
            <NotificationSettings />
          </>
        }
      />
    </AppShell>
  );
}
