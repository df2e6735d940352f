import type { Garage } from '@pahiya/contract/garages/schemas';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cityOf } from '../../rules/city-of.ts';

const linkStyles = 'inline-flex min-h-11 items-center rounded-control hover:text-text hover:underline';

export function GarageBreadcrumb({ garage }: { garage: Garage }) {
  const { t } = useTranslation(['garage', 'common', 'services']);
  const city = cityOf(garage);
  return (
    <nav aria-label={t('garage:breadcrumb')} className="-mt-4 mb-1 text-sm text-text-muted md:-mt-5 md:mb-2">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        <li>
          <Link to="/" className={linkStyles}>
            {t('common:nav.home')}
          </Link>
        </li>
        <li className="flex min-h-11 items-center gap-x-1.5">
          <ChevronRight aria-hidden="true" className="size-4" />
          <Link to="/services" search={{ city }} className={linkStyles}>
            {t('services:suggest.area', { place: city })}
          </Link>
        </li>
      </ol>
    </nav>
  );
}
