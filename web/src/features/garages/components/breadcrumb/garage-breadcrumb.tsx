import type { Garage } from '@pahiya/contract/garages/schemas';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cityOf } from '../../rules/city-of.ts';
import { Breadcrumb, BreadcrumbStep, breadcrumbLink } from './breadcrumb.tsx';

export function GarageBreadcrumb({ garage }: { garage: Garage }) {
  const { t } = useTranslation(['garage', 'common', 'offers']);
  const city = cityOf(garage);
  return (
    <Breadcrumb label={t('garage:breadcrumb')} home={t('common:nav.home')}>
      <BreadcrumbStep>
        <Link to="/services" search={{ city }} className={breadcrumbLink}>
          {t('offers:suggest.area', { place: city })}
        </Link>
      </BreadcrumbStep>
    </Breadcrumb>
  );
}
