import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { BottomNav } from './bottom-nav.tsx';
import { Main } from './main.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

interface SiteShellProps {
  /** The page's own part of the header. */
  header?: ReactNode;
  /** Set by a page with its own action bar at the bottom of a phone. */
  withoutBottomNav?: boolean;
  /** Set while the page loads for a user who is expected to be signed in. */
  isWaiting?: boolean;
  children: ReactNode;
}

export function SiteShell({ header, withoutBottomNav, isWaiting, children }: SiteShellProps) {
  const { t } = useTranslation('common');
  return (
    <div
      className={cn(
        'flex min-h-dvh flex-col',
        !withoutBottomNav && 'max-md:pb-[calc(4rem+env(safe-area-inset-bottom))]',
      )}
    >
      <SkipLink to="main">{t('nav.skip')}</SkipLink>
      <SiteHeader isWaiting={isWaiting}>{header}</SiteHeader>
      <Main tabIndex={-1} className="page-column flex-1 py-5 md:py-8">
        {children}
      </Main>
      {!isWaiting && <SiteFooter hiddenOnPhone={withoutBottomNav} />}
      {!withoutBottomNav && <BottomNav />}
    </div>
  );
}
