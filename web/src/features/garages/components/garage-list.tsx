import { cn } from '@/ui/cn.ts';
import type { CardGarage } from '../rules/lists.ts';
import { GarageCard } from './garage-card.tsx';
import { GarageCardSkeleton } from './garage-card-skeleton.tsx';

interface GarageListProps {
  /** Undefined while loading. */
  garages: readonly CardGarage[] | undefined;
  /** Number of columns on a wide screen. */
  columns?: 2 | 3;
}

/** One column on a phone, several on a wide screen. */
export function GarageList({ garages, columns = 3 }: GarageListProps) {
  return (
    <ul className={cn('grid gap-4 sm:grid-cols-2', columns === 3 && 'lg:grid-cols-3')}>
      {garages
        ? garages.map((garage) => (
            <li key={garage.id} className="min-w-0">
              <GarageCard garage={garage} layout="row" />
            </li>
          ))
        : [1, 2, 3, 4, 5, 6].map((key) => (
            <li key={key}>
              <GarageCardSkeleton layout="row" />
            </li>
          ))}
    </ul>
  );
}
