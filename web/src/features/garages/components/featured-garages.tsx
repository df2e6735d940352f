import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/use-translation.ts';
import { HorizontalScroller } from '@/ui/horizontal-scroller.tsx';
import { featuredOptions } from '../queries/garage-lists.ts';
import { hasAnyIn, placeFirst } from '../rules/lists.ts';
import { GarageCard } from './garage-card.tsx';
import { GarageCardSkeleton } from './garage-card-skeleton.tsx';
import { GarageSection } from './garage-section.tsx';
import { LoadFailure } from './load-failure.tsx';

interface FeaturedGaragesProps {
  near: NearbyInput;
  onSeeAll: () => void;
}

/** Garages of the chosen place come first. A place without any gets a notice. */
export function FeaturedGarages({ near, onSeeAll }: FeaturedGaragesProps) {
  const { t } = useTranslation('home');
  const { data, isError, refetch } = useQuery(featuredOptions);
  const garages = data && placeFirst(data, near);
  const isElsewhere = garages && near.city !== undefined && !hasAnyIn(garages, near);
  if (garages?.length === 0) return null;
  return (
    <GarageSection
      title={t('featured.title')}
      text={isElsewhere && t('featured.elsewhere')}
      onSeeAll={garages && onSeeAll}
      isBusy={!garages && !isError}
    >
      {!garages && isError ? (
        <LoadFailure onRetry={refetch} />
      ) : (
        <HorizontalScroller label={t('featured.title')}>
          {garages
            ? garages.map((garage, index) => (
                <GarageCard key={garage.id} garage={garage} priority={priorities[index]} />
              ))
            : [1, 2, 3, 4].map((key) => <GarageCardSkeleton key={key} />)}
        </HorizontalScroller>
      )}
    </GarageSection>
  );
}

/** The first picture is the largest element on a phone, and the second is partly visible. */
const priorities = ['high', 'auto'] as const;
