import { Bookmark, CalendarCheck, LayoutList } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs.tsx';
import { type ProfileTab, profileTabs } from '../types.ts';

interface ProfileTabsProps {
  tab: ProfileTab;
  onTabChange: (tab: ProfileTab) => void;
  panels: Record<ProfileTab, () => ReactNode>;
}

const icons = { posts: LayoutList, saved: Bookmark, bookings: CalendarCheck };

/** One's own posts, what one has saved, and one's bookings. */
export function ProfileTabs({ tab, onTabChange, panels }: ProfileTabsProps) {
  const { t } = useTranslation('profile');
  function change(value: string) {
    const chosen = profileTabs.find((name) => name === value);
    if (chosen) onTabChange(chosen);
  }
  return (
    <Tabs value={tab} onValueChange={change}>
      <TabList label={t('tabs.label')}>
        {profileTabs.map((name) => {
          const Icon = icons[name];
          return (
            <Tab key={name} value={name} className="max-sm:flex-1 max-sm:justify-center max-[24rem]:[&_svg]:hidden">
              <Icon aria-hidden="true" />
              {t(`tabs.${name}`)}
            </Tab>
          );
        })}
      </TabList>
      <TabPanel value={tab}>{panels[tab]()}</TabPanel>
    </Tabs>
  );
}
