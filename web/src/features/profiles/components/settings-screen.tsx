import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/layout/page-header.tsx';
import type { BackTarget } from '../rules.ts';
import { AccountSection, PasswordSection } from './account-sections.tsx';
import { EditProfileSection } from './edit-profile-section.tsx';
import { HiddenPeopleSection } from './hidden-people-section.tsx';
import { AppearanceSection, LanguageSection } from './preference-sections.tsx';
import { PrivacySection } from './privacy-section.tsx';

interface SettingsScreenProps {
  back: BackTarget;
  /** What the customer wants to be told of. */
  notifications: ReactNode;
}

export function SettingsScreen({ back, notifications }: SettingsScreenProps) {
  const { t } = useTranslation('settings');
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t('title')} backTo={back.to} backSearch={back.search} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <EditProfileSection />
        <PasswordSection />
        <PrivacySection />
        <HiddenPeopleSection />
        {notifications}
        <LanguageSection />
        <AppearanceSection />
        <AccountSection />
      </div>
    </div>
  );
}
