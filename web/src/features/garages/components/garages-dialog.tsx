import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { featuredOptions, nearbyOptions } from '../queries/garage-lists.ts';
import { inOrder, type NearbyOrder, placeFirst } from '../rules/lists.ts';
import { GarageList } from './garage-list.tsx';
import { LoadFailure } from './load-failure.tsx';

interface GaragesDialogProps {
  open: boolean;
  list: 'featured' | 'nearby';
  near: NearbyInput;
  order: NearbyOrder;
  onClose: () => void;
}

export function GaragesDialog({ open, list, near, order, onClose }: GaragesDialogProps) {
  const { t } = useTranslation('home');
  const featured = useQuery({ ...featuredOptions, enabled: list === 'featured' });
  const nearby = useQuery({ ...nearbyOptions(near), enabled: list === 'nearby' });
  const { data, isError, refetch } = list === 'featured' ? featured : nearby;
  const garages = data && (list === 'featured' ? placeFirst(data, near) : inOrder(data, order));
  return (
    <Dialog open={open} wide onOpenChange={(isOpen) => !isOpen && onClose()} title={t(`${list}.title`)}>
      {!garages && isError ? <LoadFailure onRetry={refetch} /> : <GarageList garages={garages} columns={2} />}
    </Dialog>
  );
}
