import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/layout/page-header.tsx';
import { cn } from '@/ui/cn.ts';
import type { SectionName } from '../types.ts';
import { SectionList } from './section-list.tsx';

type Back = Pick<LinkProps, 'to' | 'search'>;

interface SettingsScreenProps {
  /** Undefined: the list of sections on a phone, and beside it the first section where there is room. */
  section: SectionName | undefined;
  /** Where the settings lead back to. */
  back: Back;
  /** Whether one has come for this section alone, and goes back from it at once. */
  isDirect: boolean;
  sections: Record<SectionName, ReactNode>;
}

/** On a phone a list that leads to one section at a time; where there is room the list stays beside it. */
export function SettingsScreen({ section, back, isDirect, sections }: SettingsScreenProps) {
  const { t } = useTranslation('settings');
  const shown = section ?? 'profile';
  const upwards: Back = section && !isDirect ? { to: '/settings' } : back;
  return (
    <div className="mx-auto max-w-5xl">
      <div className="lg:hidden">
        <PageHeader title={t('title')} backTo={upwards.to} backSearch={upwards.search} />
      </div>
      <div className="max-lg:hidden">
        <PageHeader title={t('title')} backTo={back.to} backSearch={back.search} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[min(18rem,30%)_minmax(0,1fr)]">
        <SectionList current={section} className={cn(section && 'max-lg:hidden')} />
        <div key={shown} className={cn('grid grid-cols-[minmax(0,1fr)] gap-5', !section && 'max-lg:hidden')}>
          {sections[shown]}
        </div>
      </div>
    </div>
  );
}
