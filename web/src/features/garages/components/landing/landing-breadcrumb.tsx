import type { Category } from '@pahiya/contract/garages/schemas';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cityName } from '../../rules/city-name.ts';

const linkStyles = 'inline-flex min-h-11 items-center rounded-control hover:text-text hover:underline';

export function LandingBreadcrumb({ category, city }: { category: Category; city: string | undefined }) {
  const { t } = useTranslation('landing');
  const { t: tServices } = useTranslation('services');
  const name = tServices(`category.${category}`);
  return (
    <nav aria-label={t('breadcrumb.label')} className="-mt-4 mb-1 text-sm text-text-muted md:-mt-5 md:mb-2">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        <li>
          <Link to="/" className={linkStyles}>
            {t('breadcrumb.home')}
          </Link>
        </li>
        {city && (
          <Step>
            <Link to="/$category" params={{ category }} className={linkStyles}>
              {name}
            </Link>
          </Step>
        )}
        <Step>
          <span aria-current="page">{city ? cityName(t, city) : name}</span>
        </Step>
      </ol>
    </nav>
  );
}

function Step({ children }: { children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-x-1.5">
      <ChevronRight aria-hidden="true" className="size-4" />
      {children}
    </li>
  );
}
