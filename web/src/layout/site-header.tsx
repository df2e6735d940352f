import { Link } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { AccountLink, ProfileLink } from './account-link.tsx';
import { BrandLink } from './brand-link.tsx';
import { HeaderExtra } from './header-extra.ts';
import { LanguageSelect } from './language-select.tsx';
import { navItems } from './nav-items.ts';
import { ThemeSelect } from './theme-select.tsx';

interface SiteHeaderProps {
  /** As in `SiteShell`. */
  isWaiting?: boolean | undefined;
  /** The page's own part of the header, such as the location button. */
  children?: ReactNode;
}

export function SiteHeader({ isWaiting, children }: SiteHeaderProps) {
  const extra = use(HeaderExtra);
  // Settings have the theme too.
  const isCrowded = Boolean(extra && children);
  return (
    <header className="sticky top-0 z-30 border-border border-b bg-background pt-[env(safe-area-inset-top)]">
      <div className="page-column flex min-h-16 items-center gap-2 md:min-h-18 md:flex-wrap md:gap-x-4 md:gap-y-0">
        <BrandLink compact={Boolean(children)} />
        <div className="flex min-w-0 flex-1 items-center">{children}</div>
        <HeaderNav />
        <div className="-me-2 flex shrink-0 items-center md:me-0 md:gap-4">
          <div className="flex items-center">
            <LanguageSelect />
            <span className={cn('flex', isCrowded && 'max-[359px]:hidden')}>
              <ThemeSelect />
            </span>
          </div>
          <div className="flex items-center gap-2">
            {isWaiting ? <span className="size-11" /> : extra}
            <span className="flex max-md:hidden">{isWaiting ? <ProfileLink /> : <AccountLink />}</span>
          </div>
        </div>
      </div>
    </header>
  );
}

/** Leaves out the profile, which the account link leads to. */
function HeaderNav() {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('nav.label')} className="hidden md:block">
      <ul className="flex items-center gap-1">
        {navItems
          .filter(({ to }) => to !== '/profile')
          .map(({ to, key }) => (
            <li key={to}>
              <Link
                to={to}
                activeOptions={{ exact: to === '/', includeSearch: false }}
                className="relative flex min-h-11 items-center rounded-control px-3 font-medium text-text-muted transition-colors after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 after:rounded-full hover:text-text data-[status=active]:font-semibold data-[status=active]:text-text data-[status=active]:after:bg-accent"
              >
                {t(key)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
