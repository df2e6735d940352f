import type { MechanicAtWork } from '@pahiya/contract/desk/garage/schemas';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/lib/lazy-part.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { mechanicsOptions } from '../../queries/offers.ts';
import { newOffer, shownOffers } from '../../rules/offer-lists.ts';
import { sortOf, sortText } from '../../rules/sort.ts';
import { useShortcuts } from '../../use-shortcuts.ts';
import { DeskPage } from '../desk-page.tsx';
import { DeskTable } from '../desk-table.tsx';
import { Loaded } from '../loaded.tsx';
import { OfferFilters } from './offer-filters.tsx';
import type { OfferScreenProps } from './services-screen.tsx';
import { useMechanicColumns } from './use-mechanic-columns.tsx';

const MechanicDialog = lazyPart(async () => {
  const { MechanicDialog: component } = await import('./mechanic-dialog.tsx');
  return { default: component };
});
const LeavingDialog = lazyPart(async () => {
  const { LeavingDialog: component } = await import('./leaving-dialog.tsx');
  return { default: component };
});

const byName = { by: 'name', isDescending: false };
const sortable = ['name', 'work', 'state'];

interface MechanicsScreenProps extends OfferScreenProps {
  /** To the bookings that need another mechanic. */
  onReassign: () => void;
}

/** Who works at the garage, and who is there. */
export function MechanicsScreen({ garageId, search, onReassign, ...address }: MechanicsScreenProps) {
  const { onSearch, onOpen, onClose } = address;
  const { t } = useTranslation('workshop');
  const query = useQuery(mechanicsOptions(garageId));
  const [leaving, setLeaving] = useState<MechanicAtWork | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const columns = useMechanicColumns({ garageId, onOpen, onLeaving: setLeaving });
  const sort = sortOf(search.sort, sortable, byName);
  const open = query.data?.find(({ id }) => id === search.open);
  const addButton = (
    <Button aria-haspopup="dialog" title={t('offers.addKey')} onClick={() => onOpen(newOffer)}>
      <Plus aria-hidden="true" />
      {t('offers.mechanics.add')}
    </Button>
  );
  useShortcuts({ n: () => onOpen(newOffer), '/': () => box.current?.focus() });
  return (
    <DeskPage
      title={t('offers.mechanics.title')}
      subtitle={t('offers.mechanics.subtitle')}
      actions={query.data?.length !== 0 && addButton}
      toolbar={
        <OfferFilters
          boxRef={box}
          search={search}
          onSearch={onSearch}
          states={{
            label: t('offers.mechanics.state'),
            on: t('offers.mechanics.active'),
            off: t('offers.mechanics.inactive'),
          }}
        />
      }
    >
      <Loaded query={query}>
        {(mechanics) => {
          if (mechanics.length === 0) {
            return (
              <EmptyState
                title={t('offers.mechanics.none')}
                text={t('offers.mechanics.noneText')}
                illustration="no-people"
                action={addButton}
              />
            );
          }
          const rows = shownOffers(mechanics, { search, sort, also: ({ phone }) => phone, read });
          if (rows.length === 0) return <EmptyState title={t('offers.nothingFound')} illustration="no-results" />;
          return (
            <DeskTable
              caption={t('offers.mechanics.title')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              sort={sort}
              onSort={(chosen) => onSearch({ sort: sortText(chosen) })}
            />
          );
        }}
      </Loaded>
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
    </DeskPage>
  );
}

function read(mechanic: MechanicAtWork, by: string): string | number {
  if (by === 'work') return mechanic.comingBookings;
  return by === 'state' ? Number(!mechanic.isActive) : mechanic.name;
}
