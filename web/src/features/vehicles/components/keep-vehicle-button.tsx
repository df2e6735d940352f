import { Warehouse } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import type { NamedVehicle } from '../rules/same-vehicle.ts';
import { useIsNew, useOffer } from '../use-offer.ts';

/** Adds a booking's vehicle to the customer's own. Hidden if it is already there. */
export function KeepVehicleButton({ vehicle }: { vehicle: NamedVehicle }) {
  const { t } = useTranslation('vehicles');
  const isNew = useIsNew(vehicle);
  const { keep, isKeeping } = useOffer();
  if (!isNew) return null;
  return (
    <Button variant="outline" size="dense" loading={isKeeping} onClick={() => void keep(vehicle)}>
      <Warehouse aria-hidden="true" />
      {t('offer.keep')}
    </Button>
  );
}
