import type { GarageDetail } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { Car, House, MapPin, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Card } from '@/ui/card.tsx';
import { Rating } from '@/ui/rating.tsx';
import { vehicleTypeFilters } from '../../rules/filters.ts';
import { forCard, shownRating } from '../../rules/lists.ts';
import { FavouriteButton } from '../favourite-button.tsx';
import { DemoMark } from '../garage-offers.tsx';
import { GaragePicture } from '../garage-picture.tsx';

interface GarageHeaderProps {
  detail: GarageDetail;
  /** In km; null when unknown. */
  distance: number | null;
}

export function GarageHeader({ detail, distance }: GarageHeaderProps) {
  const { t } = useTranslation('garage');
  const format = useFormat();
  const { garage } = detail;
  return (
    <Card className="relative min-w-0 overflow-hidden sm:flex">
      <div className="aspect-16/9 shrink-0 overflow-hidden bg-info-soft sm:aspect-auto sm:min-h-60 sm:w-2/5">
        <GaragePicture url={garage.imageUrl} priority="high" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-4 sm:p-5">
        <div>
          <h1 className="wrap-anywhere text-title sm:pe-12">{garage.name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Rating value={shownRating(garage)} reviews={garage.totalReviews} />
            {garage.isDemonstration && <DemoMark />}
          </p>
        </div>
        <p className="flex items-start gap-2 text-sm">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-text-muted" />
          <span className="min-w-0">
            <span className="wrap-anywhere">{garage.location}</span>
            {distance !== null && (
              <span className="text-text-muted"> · {t('away', { distance: format.distance(distance) })}</span>
            )}
          </span>
        </p>
        <Offers detail={detail} />
      </div>
      <FavouriteButton garage={forCard(garage)} className="absolute end-3 top-3 z-10" />
    </Card>
  );
}

/** How the garage works and for which vehicles. */
function Offers({ detail: { garage, services } }: { detail: GarageDetail }) {
  const { t } = useTranslation(['garage', 'offers']);
  const format = useFormat();
  const isAtHome = services.some(({ serviceTypes }) => serviceTypes.includes('home_service'));
  const types = vehicleTypeFilters.filter((type) => garage.vehicleTypes.includes(type));
  const vehicles = types.map((type) => t(`offers:vehicle.${type}`)).join(', ');
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {garage.picksUp && <Offer icon={<Truck aria-hidden="true" />}>{t('garage:offer.pickup')}</Offer>}
      {isAtHome && (
        <Offer icon={<House aria-hidden="true" />}>
          {t('garage:offer.home', { fee: format.rupees(limits.homeServiceFee) })}
        </Offer>
      )}
      {vehicles && <Offer icon={<Car aria-hidden="true" />}>{t('garage:offer.vehicles', { vehicles })}</Offer>}
    </ul>
  );
}

function Offer({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-text-muted">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}
