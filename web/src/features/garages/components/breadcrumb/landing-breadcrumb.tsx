import type { Category } from '@pahiya/contract/garages/schemas';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cityName } from '../../rules/city-name.ts';
import { Breadcrumb, BreadcrumbStep, breadcrumbLink } from './breadcrumb.tsx';

export function LandingBreadcrumb({ category, city }: { category: Category; city: string | undefined }) {
  const { t } = useTranslation('landing');
  const { t: tOffers } = useTranslation('offers');
  const name = tOffers(`category.${category}`);
  return (
    <Breadcrumb label={t('breadcrumb.label')} home={t('breadcrumb.home')}>
      {city && (
        <BreadcrumbStep>
          <Link to="/$category" params={{ category }} className={breadcrumbLink}>
            {name}
          </Link>
        </BreadcrumbStep>
      )}
      <BreadcrumbStep>
        <span aria-current="page">{city ? cityName(t, city) : name}</span>
      </BreadcrumbStep>
    </Breadcrumb>
  );
}
