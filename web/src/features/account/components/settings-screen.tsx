import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { PageHeader } from '@/layout/page-header.tsx';
import { cn } from '@/ui/cn.ts';
import type { SectionName } from '../types.ts';
import { SectionList } from './section-list.tsx';

type Back = Pick<LinkProps, 'to' | 'search'>;

interface SettingsScreenProps {
  /** Undefined shows the list of sections on a phone, and the first section on a wide screen. */
  section: SectionName | undefined;
  back: Back;
  /** The user came for this section only, so its back link skips the list. */
  isDirect: boolean;
  sections: Record<SectionName, ReactNode>;
}

/** A phone shows either the list or one section. A wide screen shows both. */
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
