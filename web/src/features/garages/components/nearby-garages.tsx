import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nearbyOptions } from '../queries.ts';
import { GarageList } from './garage-list.tsx';
import { GarageSection } from './garage-section.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NoGarages } from './no-garages.tsx';

const shown = 9;

interface NearbyGaragesProps {
  near: NearbyInput;
  /** Where that is, in words. */
  text: ReactNode;
  onSeeAll: () => void;
  onPickLocation: () => void;
}

export function NearbyGarages({ near, text, onSeeAll, onPickLocation }: NearbyGaragesProps) {
  const { t } = useTranslation('home');
  const { data: garages, isError, refetch } = useQuery(nearbyOptions(near));
  return (
    <GarageSection
      title={t('nearby.title')}
      text={text}
      onSeeAll={garages && garages.length > shown ? onSeeAll : undefined}
      isBusy={!garages && !isError}
    >
      {!garages && isError ? (
        <LoadFailure onRetry={refetch} />
      ) : garages?.length === 0 ? (
        <NoGarages onPickLocation={onPickLocation} />
      ) : (
        <GarageList garages={garages?.slice(0, shown)} />
      )}
    </GarageSection>
  );
}
