import type { StaffMember } from '@pahiya/contract/desk/schemas';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { BrandLink } from '@/layout/brand-link.tsx';
import { LanguageSelect } from '@/layout/language-select.tsx';
import { Main } from '@/layout/main.tsx';
import { SkipLink } from '@/layout/skip-link.tsx';
import { ThemeSelect } from '@/layout/theme-select.tsx';
import { sectionsOf } from '../rules/places.ts';
import { useWorkplace } from '../use-workplace.ts';
import { DeskBottomNav } from './desk-bottom-nav.tsx';
import { DeskNav } from './desk-nav.tsx';
import { WorkplacePicker } from './workplace-picker.tsx';

/**
 * Frame of every desk screen. Content uses the full width; the navigation is at the side, or at the bottom on a phone.
 */
export function DeskShell({ staff, children }: { staff: StaffMember; children: ReactNode }) {
  const { t } = useTranslation(['desk', 'common']);
  const { workplace, choose } = useWorkplace(staff);
  const sections = sectionsOf(staff, workplace?.id);
  const picker = workplace && <WorkplacePicker staff={staff} workplace={workplace} onChoose={choose} />;
  return (
    <div className="flex min-h-dvh flex-col md:flex-row">
      <SkipLink to="main">{t('common:nav.skip')}</SkipLink>
      <header className="sticky top-0 z-30 flex flex-col border-border border-b bg-surface pt-[env(safe-area-inset-top)] md:h-dvh md:w-60 md:shrink-0 md:border-e md:border-b-0">
        <div className="flex h-14 shrink-0 items-center gap-2 px-4 md:h-16">
          <BrandLink compact />
          <span className="rounded-full bg-accent-soft px-2.5 py-0.5 font-semibold text-on-accent-soft text-xs">
            {t('name')}
          </span>
          <div className="ms-auto min-w-0 md:hidden">{picker}</div>
        </div>
        <div className="px-3 pb-2 max-md:hidden">{picker}</div>
        <DeskNav sections={sections} className="min-h-0 flex-1 overflow-y-auto px-3 max-md:hidden" />
        <div className="flex items-center gap-1 border-border border-t px-3 py-2 max-md:hidden">
          <LanguageSelect />
          <ThemeSelect />
        </div>
      </header>
      <Main tabIndex={-1} className="min-w-0 flex-1 max-md:pb-[calc(4rem+env(safe-area-inset-bottom))]">
        {children}
      </Main>
      <DeskBottomNav sections={sections} />
    </div>
  );
}
