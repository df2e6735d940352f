import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/ui/dialog.tsx';
import { featuredOptions, nearbyOptions } from '../queries.ts';
import { GarageList } from './garage-list.tsx';
import { LoadFailure } from './load-failure.tsx';

interface GaragesDialogProps {
  open: boolean;
  list: 'featured' | 'nearby';
  near: NearbyInput;
  onClose: () => void;
}

/** All garages of one of Home's lists. */
export function GaragesDialog({ open, list, near, onClose }: GaragesDialogProps) {
  const { t } = useTranslation('home');
  const featured = useQuery({ ...featuredOptions, enabled: list === 'featured' });
  const nearby = useQuery({ ...nearbyOptions(near), enabled: list === 'nearby' });
  const { data: garages, isError, refetch } = list === 'featured' ? featured : nearby;
  return (
    <Dialog open={open} wide onOpenChange={(isOpen) => !isOpen && onClose()} title={t(`${list}.title`)}>
      {!garages && isError ? <LoadFailure onRetry={refetch} /> : <GarageList garages={garages} columns={2} />}
    </Dialog>
  );
}
