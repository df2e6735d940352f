import type { DeskService } from '@pahiya/contract/desk/garage/schemas';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/lib/lazy-part.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { garageServicesOptions } from '../../queries/garage.ts';
import { newOffer, type OfferSearch, shownOffers } from '../../rules/offer-lists.ts';
import { sortOf, sortText } from '../../rules/sort.ts';
import { useShortcuts } from '../../use-shortcuts.ts';
import { DeskPage } from '../desk-page.tsx';
import { DeskTable } from '../desk-table.tsx';
import { Loaded } from '../loaded.tsx';
import { OfferFilters } from './offer-filters.tsx';
import { useServiceColumns } from './use-service-columns.tsx';

const ServiceDialog = lazyPart(async () => {
  const { ServiceDialog: component } = await import('./service-dialog.tsx');
  return { default: component };
});

const byName = { by: 'name', isDescending: false };
const sortable = ['name', 'price', 'duration', 'state'];

export interface OfferScreenProps {
  garageId: string;
  search: OfferSearch;
  onSearch: (part: OfferSearch) => void;
  /** An id or `new`. */
  onOpen: (open: string) => void;
  onClose: () => void;
}

/** What the garage does, for how much and how long, and whether customers can choose it. */
export function ServicesScreen({ garageId, search, onSearch, onOpen, onClose }: OfferScreenProps) {
  const { t } = useTranslation('workshop');
  const query = useQuery(garageServicesOptions(garageId));
  const box = useRef<HTMLInputElement>(null);
  const columns = useServiceColumns(garageId, onOpen);
  const sort = sortOf(search.sort, sortable, byName);
  const open = query.data?.find(({ id }) => id === search.open);
  const addButton = (
    <Button aria-haspopup="dialog" title={t('offers.addKey')} onClick={() => onOpen(newOffer)}>
      <Plus aria-hidden="true" />
      {t('offers.services.add')}
    </Button>
  );
  useShortcuts({ n: () => onOpen(newOffer), '/': () => box.current?.focus() });
  return (
    <DeskPage
      title={t('offers.services.title')}
      subtitle={t('offers.services.subtitle')}
      actions={query.data?.length !== 0 && addButton}
      toolbar={
        <OfferFilters
          boxRef={box}
          search={search}
          onSearch={onSearch}
          states={{
            label: t('offers.services.state'),
            on: t('offers.services.offered'),
            off: t('offers.services.notOffered'),
          }}
        />
      }
    >
      <Loaded query={query}>
        {(services) => {
          if (services.length === 0) {
            return (
              <EmptyState
                title={t('offers.services.none')}
                text={t('offers.services.noneText')}
                illustration="no-garages"
                action={addButton}
              />
            );
          }
          const rows = shownOffers(services, { search, sort, also: ({ description }) => description, read });
          if (rows.length === 0) return <EmptyState title={t('offers.nothingFound')} illustration="no-results" />;
          return (
            <DeskTable
              caption={t('offers.services.title')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              sort={sort}
              onSort={(chosen) => onSearch({ sort: sortText(chosen) })}
            />
          );
        }}
      </Loaded>
      {(search.open === newOffer || open) && (
        <Suspense>
          <ServiceDialog key={search.open} garageId={garageId} service={open ?? null} onClose={onClose} />
        </Suspense>
      )}
    </DeskPage>
  );
}

function read(service: DeskService, by: string): string | number {
  if (by === 'price') return service.price;
  if (by === 'duration') return service.duration;
  return by === 'state' ? Number(!service.isActive) : service.name;
}
