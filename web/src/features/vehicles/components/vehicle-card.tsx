import type { Vehicle } from '@pahiya/contract/vehicles/schemas';
import { Fuel, Gauge, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { groupDigits } from '@/i18n/format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { vehicleIcons } from '@/shared/vehicles/components/vehicle-icons.tsx';
import { Button } from '@/ui/button.tsx';
import { DueList } from './due-list.tsx';
import { Plate } from './plate.tsx';

interface VehicleCardProps {
  vehicle: Vehicle;
  onEdit: () => void;
  onRemove: () => void;
  isRemoving: boolean;
}

export function VehicleCard({ vehicle, ...actions }: VehicleCardProps) {
  const heading = useId();
  return (
    <article
      aria-labelledby={heading}
      className="flex h-full flex-col gap-3 rounded-card border border-border bg-surface p-4 dark:bg-surface-raised/40"
    >
      <VehicleHead vehicle={vehicle} heading={heading} />
      <VehicleFacts vehicle={vehicle} />
      <DueList vehicle={vehicle} />
      <CardActions vehicle={vehicle} {...actions} />
    </article>
  );
}

function VehicleHead({ vehicle, heading }: { vehicle: Vehicle; heading: string }) {
  const { make, model, registration, fuel, type } = vehicle;
  return (
    <div className="flex items-start gap-3">
      <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft [&_svg]:size-6">
        {vehicleIcons[type]}
      </span>
      <div className="grid min-w-0 gap-1.5">
        <h3 id={heading} className="wrap-anywhere text-heading">
          {make} {model}
        </h3>
        {registration && <Plate registration={registration} isElectric={fuel === 'electric'} />}
      </div>
    </div>
  );
}

function VehicleFacts({ vehicle: { type, fuel, kilometres } }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicles', 'booking']);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-text-muted">
      <Fact>{t(`booking:vehicle.${type}`)}</Fact>
      {fuel && (
        <Fact>
          <Fuel aria-hidden="true" />
          {t(`fuel.${fuel}`)}
        </Fact>
      )}
      {kilometres !== null && (
        <Fact>
          <Gauge aria-hidden="true" />
          {t('kilometres', { value: groupDigits(kilometres) })}
        </Fact>
      )}
    </ul>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return <li className="inline-flex items-center gap-1.5 tabular-nums [&_svg]:size-4">{children}</li>;
}

function CardActions({ vehicle, onEdit, onRemove, isRemoving }: VehicleCardProps) {
  const { t } = useTranslation('vehicles');
  const name = `${vehicle.make} ${vehicle.model}`;
  return (
    <div className="mt-auto flex flex-wrap gap-2">
      <Button variant="outline" size="small" aria-label={t('editNamed', { vehicle: name })} onClick={onEdit}>
        <Pencil aria-hidden="true" />
        {t('edit')}
      </Button>
      <Button
        variant="ghost"
        size="small"
        loading={isRemoving}
        aria-label={t('removeNamed', { vehicle: name })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
        {t('remove')}
      </Button>
    </div>
  );
}
