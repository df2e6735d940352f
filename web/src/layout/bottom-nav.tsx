import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { navItems } from './nav-items.ts';

const itemStyles = [
  'group flex min-h-16 flex-1 flex-col items-center justify-center gap-0.5 font-medium text-text-muted text-xs',
  'focus-visible:-outline-offset-3 data-[status=active]:font-semibold data-[status=active]:text-text',
].join(' ');

/** Phones only. Wide screens have the same links in the header. */
export function BottomNav() {
  const { t } = useTranslation('common');
  return (
    <nav
      aria-label={t('nav.label')}
      className="fixed inset-x-0 bottom-0 z-30 border-border border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto flex max-w-md">
        {navItems.map(({ to, key, icon: Icon }) => (
          // Spare width is shared equally, so that longer names get wider items. Other people's profiles do not mark an
          // item as active.
          <li key={to} className="flex flex-auto">
            <Link
              to={to}
              activeOptions={{ exact: to === '/' || to === '/profile', includeSearch: false }}
              className={itemStyles}
            >
              <span className="flex h-8 w-14 items-center justify-center rounded-full transition-colors group-data-[status=active]:bg-accent group-data-[status=active]:text-on-accent">
                <Icon aria-hidden="true" className="size-5.5" />
              </span>
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
