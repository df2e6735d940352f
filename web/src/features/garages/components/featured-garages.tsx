import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { HorizontalScroller } from '@/ui/horizontal-scroller.tsx';
import { featuredOptions } from '../queries.ts';
import { GarageCard } from './garage-card.tsx';
import { GarageCardSkeleton } from './garage-card-skeleton.tsx';
import { GarageSection } from './garage-section.tsx';
import { LoadFailure } from './load-failure.tsx';

export function FeaturedGarages({ onSeeAll }: { onSeeAll: () => void }) {
  const { t } = useTranslation('home');
  const { data: garages, isError, refetch } = useQuery(featuredOptions);
  if (garages?.length === 0) return null;
  return (
    <GarageSection title={t('featured.title')} onSeeAll={garages && onSeeAll} isBusy={!garages && !isError}>
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

/** On a phone the first picture is the largest thing on the screen and the second peeps in. */
const priorities = ['high', 'auto'] as const;
