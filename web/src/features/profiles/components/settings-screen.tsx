import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/layout/page-header.tsx';
import type { BackTarget } from '../rules.ts';
import { AccountSection, PasswordSection } from './account-sections.tsx';
import { EditProfileSection } from './edit-profile-section.tsx';
import { AppearanceSection, LanguageSection } from './preference-sections.tsx';

export function SettingsScreen({ back }: { back: BackTarget }) {
  const { t } = useTranslation('settings');
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t('title')} backTo={back.to} backSearch={back.search} />
      <div className="grid gap-5">
        <EditProfileSection />
        <LanguageSection />
        <AppearanceSection />
        <PasswordSection />
        <AccountSection />
      </div>
    </div>
  );
}
