import { brand } from '@pahiya/contract/shared/brand';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { categoryFilters } from '@/shared/garages/rules/categories.ts';
import { cn } from '@/ui/cn.ts';
import { BrandLink } from './brand-link.tsx';
import { navItems } from './nav-items.ts';

const linkStyles =
  'flex min-h-11 items-center rounded-control text-sm text-text-muted hover:text-text hover:underline md:px-3';

/** A phone has the main links in the bottom navigation. Pages with an action bar have no footer there. */
export function SiteFooter({ hiddenOnPhone }: { hiddenOnPhone?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <footer className={cn('mt-12 border-border border-t bg-surface-sunken md:mt-16', hiddenOnPhone && 'max-md:hidden')}>
      <div className="page-column flex flex-col gap-4 py-8 md:flex-row md:items-start md:justify-between md:gap-8 md:py-10">
        <div>
          <BrandLink />
          <p className="mt-2 text-sm text-text-muted">{t('tagline')}</p>
          <p className="mt-2 text-sm text-text-muted max-md:hidden">© {brand.name}</p>
        </div>
        <nav aria-label={t('nav.footer')} className="md:flex md:gap-8">
          <ServiceLinks />
          <ul>
            {navItems.map(({ to, key }) => (
              <li key={to} className="max-md:hidden">
                <Link to={to} className={linkStyles}>
                  {t(key)}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/support" className={linkStyles}>
                {t('nav.support')}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}

function ServiceLinks() {
  const { t } = useTranslation('offers');
  return (
    <ul className="grid grid-cols-2 gap-x-4 md:grid-cols-1">
      {categoryFilters.map((category) => (
        <li key={category}>
          <Link to="/$category" params={{ category }} className={linkStyles}>
            {t(`category.${category}`)}
          </Link>
        </li>
      ))}
      <li>
        <Link to="/services" className={linkStyles}>
          {t('title')}
        </Link>
      </li>
    </ul>
  );
}
