import type { MechanicAtWork } from '@pahiya/contract/desk/garage/schemas';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { mechanicsOptions } from '../../queries/offers.ts';
import { newOffer } from '../../rules/offer-search.ts';
import { NoMechanics } from '../board/board-notices.tsx';
import { type OfferAddress, OfferScreen } from './offer-screen.tsx';
import { useMechanicColumns } from './use-mechanic-columns.tsx';

const MechanicDialog = lazyPart(async () => {
  const { MechanicDialog: component } = await import('./mechanic-dialog.tsx');
  return { default: component };
});
const LeavingDialog = lazyPart(async () => {
  const { LeavingDialog: component } = await import('./leaving-dialog.tsx');
  return { default: component };
});

interface MechanicsScreenProps extends OfferAddress {
  garageId: string;
  onReassign: () => void;
}

/** The mechanics of a garage, active or not. */
export function MechanicsScreen({ garageId, onReassign, onClose, ...address }: MechanicsScreenProps) {
  const { search, onOpen } = address;
  const { t } = useTranslation('workshop');
  const query = useQuery(mechanicsOptions(garageId));
  const [leaving, setLeaving] = useState<MechanicAtWork | null>(null);
  const columns = useMechanicColumns({ garageId, onOpen, onLeaving: setLeaving });
  // There are mechanics, but none is active.
  const isWithout = query.data !== undefined && query.data.length > 0 && !query.data.some(({ isActive }) => isActive);
  const open = query.data?.find(({ id }) => id === search.open);
  const words = {
    title: t('offers.mechanics.title'),
    subtitle: t('offers.mechanics.subtitle'),
    add: t('offers.mechanics.add'),
    states: {
      label: t('offers.mechanics.state'),
      on: t('offers.mechanics.active'),
      off: t('offers.mechanics.inactive'),
    },
    none: t('offers.mechanics.none'),
    noneText: t('offers.mechanics.noneText'),
  };
  return (
    <OfferScreen
      {...address}
      words={words}
      illustration="no-people"
      query={query}
      columns={columns}
      also={({ phone }) => phone}
      read={read}
      notice={isWithout && <NoMechanics />}
    >
      <Suspense>
        {(search.open === newOffer || open) && (
          <MechanicDialog key={search.open} garageId={garageId} mechanic={open ?? null} onClose={onClose} />
        )}
        {leaving && (
          <LeavingDialog
            garageId={garageId}
            mechanic={leaving}
            onReassign={onReassign}
            onClose={() => setLeaving(null)}
          />
        )}
      </Suspense>
    </OfferScreen>
  );
}

function read(mechanic: MechanicAtWork, by: string): string | number {
  if (by === 'work') return mechanic.comingBookings;
  return by === 'state' ? Number(!mechanic.isActive) : mechanic.name;
}
