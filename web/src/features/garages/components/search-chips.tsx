import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { Link } from '@tanstack/react-router';
import { CalendarCheck, Car, CarFront, House, type LucideIcon, Motorbike, Truck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { categoryFilters } from '@/shared/garages/rules/categories.ts';
import { freeFilters, type SearchFilters, serviceTypeFilters, vehicleTypeFilters } from '../rules/filters.ts';

const vehicleIcons: Record<VehicleType, LucideIcon> = { car: Car, bike: Motorbike, suv: CarFront, truck: Truck };

export function SearchChips({ filters }: { filters: SearchFilters }) {
  const { t } = useTranslation(['services', 'offers']);
  return (
    // One row that scrolls on a phone, so that the first garages are in sight.
    <div className="-mx-4 scrollbar-none flex gap-2 scroll-row px-4 py-1 md:mx-0 md:flex-wrap md:gap-x-10 md:overflow-visible md:px-0">
      <ChipGroup label={t('filter.category')}>
        {categoryFilters.map((category) => (
          <Chip
            key={category}
            filter={{ category }}
            isOn={filters.category === category}
            label={t(`offers:category.${category}`)}
          />
        ))}
      </ChipGroup>
      <ChipGroup label={t('filter.vehicle')}>
        {vehicleTypeFilters.map((vehicleType) => (
          <Chip
            key={vehicleType}
            filter={{ vehicleType }}
            isOn={filters.vehicleType === vehicleType}
            icon={vehicleIcons[vehicleType]}
            label={t(`offers:vehicle.${vehicleType}`)}
          />
        ))}
      </ChipGroup>
      <ChipGroup label={t('filter.when')}>
        {freeFilters.map((free) => (
          <Chip
            key={free}
            filter={{ free }}
            isOn={filters.free === free}
            icon={CalendarCheck}
            label={t(`free.${free}`)}
          />
        ))}
        {serviceTypeFilters.map((serviceType) => (
          <Chip
            key={serviceType}
            filter={{ serviceType }}
            isOn={filters.serviceType === serviceType}
            icon={serviceType === 'pickup' ? Truck : House}
            label={t(`serviceType.${serviceType}`)}
          />
        ))}
      </ChipGroup>
    </div>
  );
}

function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className="shrink-0 md:min-w-0 md:shrink">
      <p id={id} className="mb-2 font-medium text-sm max-md:sr-only">
        {label}
      </p>
      <ul aria-labelledby={id} className="flex gap-2 md:flex-wrap md:py-1">
        {children}
      </ul>
    </div>
  );
}

const chipStyles = [
  'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-border-strong bg-surface px-3 font-medium md:px-4 text-sm',
  'transition-colors hover:bg-surface-sunken dark:hover:bg-surface-raised [&_svg]:size-5 [&_svg]:text-text-muted',
  'aria-[current=true]:border-primary aria-[current=true]:bg-primary aria-[current=true]:text-on-primary',
  'aria-[current=true]:[&_svg]:text-on-primary',
].join(' ');

interface ChipProps {
  filter: SearchFilters;
  isOn: boolean;
  icon?: LucideIcon;
  label: string;
}

function Chip({ filter, isOn, icon: Icon, label }: ChipProps) {
  const names = Object.keys(filter);
  const without = Object.fromEntries(names.map((name) => [name, undefined]));
  return (
    <li>
      <Link
        to="/services"
        search={(search) => ({ ...search, ...(isOn ? without : filter) })}
        // Prevents the router from marking links as current by its own rule.
        activeOptions={{ exact: true }}
        aria-current={isOn ? 'true' : undefined}
        resetScroll={false}
        className={chipStyles}
      >
        {Icon && <Icon aria-hidden="true" />}
        {label}
      </Link>
    </li>
  );
}
