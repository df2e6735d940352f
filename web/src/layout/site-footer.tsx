import { brand } from '@pahiya/contract/shared/brand';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BrandLink } from './brand-link.tsx';
import { navItems } from './nav-items.ts';

/** Wide screens only: on a phone the bottom navigation stands here. */
export function SiteFooter() {
  const { t } = useTranslation('common');
  return (
    <footer className="mt-16 hidden border-border border-t bg-surface-sunken md:block">
      <div className="page-column flex items-center justify-between gap-8 py-10">
        <div>
          <BrandLink />
          <p className="mt-2 text-sm text-text-muted">{t('tagline')}</p>
        </div>
        <nav aria-label={t('nav.footer')}>
          <ul className="flex gap-2">
            {navItems.map(({ to, key }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex min-h-11 items-center rounded-control px-3 text-sm text-text-muted hover:text-text hover:underline"
                >
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="text-sm text-text-muted">© {brand.name}</p>
      </div>
    </footer>
  );
}
