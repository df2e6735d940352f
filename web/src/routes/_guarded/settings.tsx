import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute, defaultParseSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AccountControl } from '@/features/account/components/account-control.tsx';
import { DevicesSection } from '@/features/account/components/devices-section.tsx';
import { LinkedSection } from '@/features/account/components/linked-section.tsx';
import { PasswordSection } from '@/features/account/components/password-section.tsx';
import { SettingsScreen } from '@/features/account/components/settings-screen.tsx';
import { TwoFactorSection } from '@/features/account/components/two-factor-section.tsx';
import { type SectionName, sectionNames } from '@/features/account/types.ts';
import { useLinkRefusal } from '@/features/account/use-link-refusal.ts';
import { InstallRow } from '@/features/installed-site/components/install-row.tsx';
import { SavedAddressesSection } from '@/features/locations/components/saved-addresses-section.tsx';
import { NotificationSettings } from '@/features/notifications/components/notification-settings.tsx';
import { ownPreferences } from '@/features/notifications/queries.ts';
import { EditProfileSection } from '@/features/profiles/components/edit-profile-section.tsx';
import { HiddenPeopleSection } from '@/features/profiles/components/hidden-people-section.tsx';
import { AppearanceSection, LanguageSection } from '@/features/profiles/components/preference-sections.tsx';
import { PrivacySection } from '@/features/profiles/components/privacy-section.tsx';
import { backTarget } from '@/features/profiles/rules.ts';
import { VehiclesSection } from '@/features/vehicles/components/vehicles-section.tsx';
import { ownVehicles } from '@/features/vehicles/queries.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { SiteShell } from '@/layout/site-shell.tsx';
import { safeNext } from '@/lib/session/safe-next.ts';
import { ownProfile } from '@/shared/profiles/queries.ts';

interface SettingsSearch {
  section?: SectionName;
  error?: true;
  /** Path of the page to return to, such as a booking in progress. */
  from?: string;
}

export const Route = createFileRoute('/_guarded/settings')({
  validateSearch: (search): SettingsSearch => ({
    section: sectionNames.find((name) => name === search.section),
    error: search.error === undefined ? undefined : true,
    from: safeNext(search.from) === '/' ? undefined : safeNext(search.from),
  }),
  loader: async ({ context: { queryClient, i18n } }) => {
    void queryClient.prefetchQuery(ownProfile());
    void queryClient.prefetchQuery(ownPreferences());
    void queryClient.prefetchQuery(ownVehicles());
    await bringTexts(i18n, ['account', 'auth', 'factor']);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('settings:title')} · ${brand.name}` }] }),
  component: Settings,
});

const sections: Record<Exclude<SectionName, 'profile'>, ReactNode> = {
  password: <PasswordSection />,
  twoFactor: <TwoFactorSection />,
  privacy: (
    <>
      <PrivacySection />
      <HiddenPeopleSection />
    </>
  ),
  notifications: (
    <>
      <NotificationSettings />
      <InstallRow />
    </>
  ),
  addresses: <SavedAddressesSection />,
  garage: <VehiclesSection />,
  linked: <LinkedSection />,
  devices: <DevicesSection />,
  display: (
    <>
      <LanguageSection />
      <AppearanceSection />
    </>
  ),
  account: <AccountControl />,
};

function Settings() {
  const { section, from, error } = Route.useSearch();
  const navigate = Route.useNavigate();
  useLinkRefusal(error, () => void navigate({ search: { section, from }, replace: true, resetScroll: false }));
  const back = backTarget(from, defaultParseSearch);
  const toBooking = from?.startsWith('/book/') ? back : undefined;
  return (
    <SiteShell>
      <SettingsScreen
        // Users who come from a booking want to edit their own details.
        section={section ?? (from ? 'profile' : undefined)}
        isDirect={from !== undefined}
        back={back}
        sections={{ ...sections, profile: <EditProfileSection toBooking={toBooking} /> }}
      />
    </SiteShell>
  );
}
