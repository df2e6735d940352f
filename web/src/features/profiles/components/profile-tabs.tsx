import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs.tsx';
import { type ProfileTab, profileTabs } from '../types.ts';

interface ProfileTabsProps {
  tab: ProfileTab;
  onTabChange: (tab: ProfileTab) => void;
  bookings: ReactNode;
}

export function ProfileTabs({ tab, onTabChange, bookings }: ProfileTabsProps) {
  const { t } = useTranslation('profile');
  function change(value: string) {
    const chosen = profileTabs.find((name) => name === value);
    if (chosen) onTabChange(chosen);
  }
  return (
    <Tabs value={tab} onValueChange={change}>
      <TabList label={t('tabs.label')}>
        <Tab value="bookings">
          <CalendarCheck aria-hidden="true" />
          {t('tabs.bookings')}
        </Tab>
      </TabList>
      <TabPanel value="bookings">{bookings}</TabPanel>
    </Tabs>
  );
}
