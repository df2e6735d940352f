import { Bookmark, CalendarCheck, LayoutList } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs.tsx';
import { type ProfileTab, profileTabs } from '../types.ts';

interface ProfileTabsProps {
  label: string;
  tab: ProfileTab;
  onTabChange?: (tab: ProfileTab) => void;
  /** Content by tab. Other people's profiles have posts only (product, section 8.1). */
  panels: Partial<Record<ProfileTab, () => ReactNode>>;
}

const icons = { posts: LayoutList, saved: Bookmark, bookings: CalendarCheck };

const tabStyles = [
  'max-sm:min-h-14 max-sm:min-w-0 max-sm:flex-auto max-sm:flex-col max-sm:justify-center max-sm:gap-0.5 max-sm:px-1',
  'max-sm:text-sm max-[23rem]:text-xs',
].join(' ');

/** Posts, saved posts and bookings. On a phone the icon is above the label, so that all tabs fit in any language. */
export function ProfileTabs({ label, tab, onTabChange, panels }: ProfileTabsProps) {
  const { t } = useTranslation('profile');
  function change(value: string) {
    const chosen = profileTabs.find((name) => name === value);
    if (chosen) onTabChange?.(chosen);
  }
  return (
    <Tabs value={tab} onValueChange={change}>
      <TabList label={label}>
        {profileTabs
          .filter((name) => panels[name])
          .map((name) => {
            const Icon = icons[name];
            return (
              <Tab key={name} value={name} className={tabStyles}>
                <Icon aria-hidden="true" />
                {t(`tabs.${name}`)}
              </Tab>
            );
          })}
      </TabList>
      <TabPanel value={tab}>{panels[tab]?.()}</TabPanel>
    </Tabs>
  );
}
