import { limits } from '@pahiya/contract/shared/limits';
import type { Vehicle } from '@pahiya/contract/vehicles/schemas';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { Button } from '@/ui/button.tsx';
import { Card, CardBody, CardTitle } from '@/ui/card.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useKeepFocus } from '@/ui/use-keep-focus.ts';
import { ownVehicles } from '../queries.ts';
import { useRemoveVehicle } from '../use-remove-vehicle.ts';
import { VehicleCard } from './vehicle-card.tsx';

const VehicleDialog = lazyPart(async () => {
  const { VehicleDialog } = await import('./vehicle-dialog.tsx');
  return { default: VehicleDialog };
});

/** The vehicle in the open form; `new` for one to be added. */
type Opened = Vehicle | 'new' | null;

export function VehiclesSection() {
  const { t } = useTranslation('vehicles');
  const heading = useId();
  const [opened, setOpened] = useState<Opened>(null);
  const { data: vehicles, isPending, error, isRefetching, refetch } = useQuery(ownVehicles());
  const section = useRef<HTMLElement>(null);
  useKeepFocus(section, () => section.current?.querySelector('button'));
  const isFull = vehicles !== undefined && vehicles.length >= limits.ownVehicles;
  return (
    <section ref={section} aria-labelledby={heading}>
      <Card>
        <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="wrap-anywhere min-w-0 flex-1 basis-64">
              <CardTitle id={heading}>{t('title')}</CardTitle>
              <p className="mt-1 text-pretty text-sm text-text-muted">{t('text')}</p>
            </div>
            {vehicles && vehicles.length > 0 && !isFull && <AddButton onClick={() => setOpened('new')} />}
          </div>
          {isFull && <p className="text-sm text-text-muted">{t('problem.tooMany', { limit: limits.ownVehicles })}</p>}
          {isPending && <Waiting />}
          {!isPending && !vehicles && (
            <LoadFailed title={t('loadFailed')} error={error} isRetrying={isRefetching} onRetry={() => refetch()} />
          )}
          {vehicles && <VehicleList vehicles={vehicles} onOpen={setOpened} />}
        </CardBody>
      </Card>
      {opened && (
        <Suspense>
          <VehicleDialog vehicle={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
}

function VehicleList({ vehicles, onOpen }: { vehicles: Vehicle[]; onOpen: (vehicle: Opened) => void }) {
  const { t } = useTranslation('vehicles');
  const { remove, removing } = useRemoveVehicle();
  if (vehicles.length === 0) {
    return (
      <EmptyState
        as="h3"
        illustration="no-vehicles"
        title={t('empty.title')}
        text={t('empty.text')}
        action={<AddButton onClick={() => onOpen('new')} />}
        className="py-4"
      />
    );
  }
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
      {vehicles.map((vehicle) => (
        <li key={vehicle.id} className="min-w-0">
          <VehicleCard
            vehicle={vehicle}
            onEdit={() => onOpen(vehicle)}
            onRemove={() => void remove(vehicle)}
            isRemoving={removing === vehicle.id}
          />
        </li>
      ))}
    </ul>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('vehicles');
  return (
    <Button onClick={onClick}>
      <Plus aria-hidden="true" />
      {t('add')}
    </Button>
  );
}

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('state.loading')} className="grid gap-3 sm:grid-cols-2">
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-64 rounded-card max-sm:hidden" />
    </div>
  );
}
