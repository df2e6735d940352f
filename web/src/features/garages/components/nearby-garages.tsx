import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { nearbyOptions } from '../queries.ts';
import { inOrder, type NearbyOrder } from '../rules/lists.ts';
import { GarageList } from './garage-list.tsx';
import { GarageSection } from './garage-section.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NoGarages } from './no-garages.tsx';
import { OrderPicker } from './order-picker.tsx';

const shown = 9;

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
  const { data, isError, refetch } = useQuery(nearbyOptions(near));
  const garages = data && inOrder(data, order);
  const canOrder = garages?.some(({ distanceKm }) => distanceKm !== null);
  return (
    <GarageSection
      title={t('nearby.title')}
      text={text}
      onSeeAll={garages && garages.length > shown ? onSeeAll : undefined}
      isBusy={!garages && !isError}
    >
      {canOrder && <OrderPicker order={order} onOrder={onOrder} />}
      {!garages && isError ? (
        <LoadFailure onRetry={refetch} />
      ) : garages?.length === 0 ? (
        <NoGarages onPickLocation={onPickLocation}>{cities}</NoGarages>
      ) : (
        <GarageList garages={garages?.slice(0, shown)} />
      )}
    </GarageSection>
  );
}
