import { spacedRegistration } from '@pahiya/contract/shared/numbers';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { vehicleIcons } from '@/shared/vehicles/components/vehicle-icons.tsx';
import { ownVehicles } from '../queries.ts';
import { isSameVehicle, type NamedVehicle } from '../rules/same-vehicle.ts';

interface VehicleChoicesProps {
  chosen: NamedVehicle;
  onChoose: (vehicle: NamedVehicle) => void;
}

/** The customer's own vehicles for selection with one tap, last booked first. Another one can be typed. */
export function VehicleChoices({ chosen, onChoose }: VehicleChoicesProps) {
  const { t } = useTranslation('vehicles');
  const { data: vehicles = [] } = useQuery(ownVehicles());
  if (vehicles.length === 0) return null;
  const isOther = !vehicles.some((vehicle) => isSameVehicle(vehicle, chosen));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium text-sm">{t('choose.legend')}</legend>
      <ul className="scrollbar-none -mx-4 flex gap-2 scroll-row px-4 py-1 sm:-mx-5 sm:flex-wrap sm:px-5">
        {vehicles.map((vehicle) => (
          <Chip
            key={vehicle.id}
            icon={vehicleIcons[vehicle.type]}
            name={`${vehicle.make} ${vehicle.model}`}
            detail={vehicle.registration ? spacedRegistration(vehicle.registration) : null}
            isChosen={isSameVehicle(vehicle, chosen)}
            onPress={() => onChoose(vehicle)}
          />
        ))}
        <Chip
          icon={<Plus aria-hidden="true" />}
          name={t('choose.other')}
          detail={null}
          isChosen={isOther && chosen.make !== ''}
          // Keeps what was typed by hand.
          onPress={() => !isOther && onChoose({ type: chosen.type, make: '', model: '' })}
        />
      </ul>
    </fieldset>
  );
}

interface ChipProps {
  icon: ReactNode;
  name: string;
  detail: string | null;
  isChosen: boolean;
  onPress: () => void;
}

function Chip({ icon, name, detail, isChosen, onPress }: ChipProps) {
  return (
    <li className="shrink-0">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onPress}
        className="flex min-h-14 max-w-64 items-center gap-2.5 rounded-control border border-border bg-surface px-3.5 py-2 text-start transition-colors hover:border-border-strong aria-pressed:border-primary aria-pressed:bg-selected aria-pressed:shadow-[inset_0_0_0_1px_var(--color-primary)] [&_svg]:size-5 [&_svg]:shrink-0"
      >
        {icon}
        <span className="min-w-0">
          <span className="block truncate font-semibold text-sm">{name}</span>
          {detail && <span className="block truncate text-text-muted text-xs tabular-nums">{detail}</span>}
        </span>
      </button>
    </li>
  );
}
