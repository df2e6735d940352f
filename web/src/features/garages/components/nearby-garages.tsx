import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { nearbyOptions, nearbyStartOptions } from '../queries/garage-lists.ts';
import { isAbroad, type NearbyOrder } from '../rules/lists.ts';
import { GarageList } from './garage-list.tsx';
import { GarageSection } from './garage-section.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NoGarages } from './no-garages.tsx';
import { OrderPicker } from './order-picker.tsx';
import { NearestText } from './results/nearest-text.tsx';

interface NearbyGaragesProps {
  near: NearbyInput;
  text: ReactNode;
  onSeeAll: () => void;
  onPickLocation: () => void;
  order: NearbyOrder;
  onOrder: (order: NearbyOrder) => void;
  cities: ReactNode;
}

export function NearbyGarages(props: NearbyGaragesProps) {
  const { near, text, onSeeAll, onPickLocation, order, onOrder, cities } = props;
  const { t } = useTranslation('home');
  const queryClient = useQueryClient();
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...nearbyStartOptions(near, order),
    // The garages of the other order stay while those of this one load.
    placeholderData: () => queryClient.getQueryData(nearbyStartOptions(near, 'rating').queryKey),
  });
  const garages = data?.garages;
  const canOrder = garages?.some(({ distanceKm }) => distanceKm !== null);

  function seeAll() {
    // While the dialog's code loads.
    void queryClient.prefetchQuery(nearbyOptions(near));
    onSeeAll();
  }

  return (
    <GarageSection
      title={t('nearby.title')}
      text={text}
      onSeeAll={data?.hasMore ? seeAll : undefined}
      isBusy={isPlaceholderData || (!garages && !isError)}
    >
      {canOrder && (
        <OrderPicker
          order={order}
          onOrder={onOrder}
          onApproach={() => void queryClient.prefetchQuery(nearbyStartOptions(near, 'distance'))}
        />
      )}
      {!garages && isError ? (
        <LoadFailure onRetry={refetch} />
      ) : garages?.length === 0 ? (
        <NoGarages isAbroad={isAbroad(near)} onPickLocation={onPickLocation}>
          {cities}
        </NoGarages>
      ) : (
        <>
          <NearestText garages={garages} near={near} />
          <GarageList garages={garages} />
        </>
      )}
    </GarageSection>
  );
}
