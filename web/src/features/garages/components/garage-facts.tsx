import { Clock, MapPin } from 'lucide-react';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Rating } from '@/ui/rating.tsx';
import { type CardGarage, hoursBetween, shownRating } from '../rules/lists.ts';

interface GarageFactsProps {
  garage: CardGarage;
  withoutServices?: boolean;
}

export function GarageFacts({ garage, withoutServices }: GarageFactsProps) {
  const { namesOf } = useCatalogue();
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-sm">
        <Rating value={shownRating(garage)} reviews={garage.totalReviews} />
        <span className="inline-flex items-center gap-1 text-text-muted">
          <Clock aria-hidden="true" className="size-4" />
          <Hours garage={garage} />
        </span>
      </p>
      <Whereabouts garage={garage} />
      {!withoutServices && garage.services.length > 0 && (
        <p className="truncate text-sm text-text-muted">{namesOf(garage.services)}</p>
      )}
    </>
  );
}

/**
 * Duration of the services, such as '4-5 hours' (product, section 3.3). That text is also used for a garage without
 * services.
 */
function Hours({ garage }: { garage: CardGarage }) {
  const { t } = useTranslation('offers');
  const format = useFormat();
  const { shortestMinutes, longestMinutes } = garage;
  const hours = hoursBetween(shortestMinutes, longestMinutes);
  return hours === null ? format.duration(longestMinutes ?? 0) : t('card.time', { hours });
}

function Whereabouts({ garage }: { garage: CardGarage }) {
  const format = useFormat();
  return (
    <p className="flex min-w-0 items-center gap-1 text-sm text-text-muted">
      <MapPin aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{garage.location}</span>
      {garage.distanceKm !== null && (
        <span className="shrink-0 font-medium text-text tabular-nums">· {format.distance(garage.distanceKm)}</span>
      )}
    </p>
  );
}
