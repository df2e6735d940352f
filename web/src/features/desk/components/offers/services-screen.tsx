import type { DeskService } from '@pahiya/contract/desk/garage/schemas';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { garageServicesOptions } from '../../queries/garage.ts';
import { newOffer } from '../../rules/offer-search.ts';
import { type OfferAddress, OfferScreen } from './offer-screen.tsx';
import { useServiceColumns } from './use-service-columns.tsx';

const ServiceDialog = lazyPart(async () => {
  const { ServiceDialog: component } = await import('./service-dialog.tsx');
  return { default: component };
});

interface ServicesScreenProps extends OfferAddress {
  garageId: string;
}

export function ServicesScreen({ garageId, onClose, ...address }: ServicesScreenProps) {
  const { search, onOpen } = address;
  const { t } = useTranslation('workshop');
  const query = useQuery(garageServicesOptions(garageId));
  const columns = useServiceColumns(garageId, onOpen);
  const open = query.data?.find(({ id }) => id === search.open);
  const words = {
    title: t('offers.services.title'),
    subtitle: t('offers.services.subtitle'),
    add: t('offers.services.add'),
    states: {
      label: t('offers.services.state'),
      on: t('offers.services.offered'),
      off: t('offers.services.notOffered'),
    },
    none: t('offers.services.none'),
    noneText: t('offers.services.noneText'),
  };
  return (
    <OfferScreen
      {...address}
      words={words}
      illustration="no-garages"
      query={query}
      columns={columns}
      also={({ description }) => description}
      read={read}
    >
      {(search.open === newOffer || open) && (
        <Suspense>
          <ServiceDialog key={search.open} garageId={garageId} service={open ?? null} onClose={onClose} />
        </Suspense>
      )}
    </OfferScreen>
  );
}

function read(service: DeskService, by: string): string | number {
  if (by === 'price') return service.price;
  if (by === 'duration') return service.duration;
  return by === 'state' ? Number(!service.isActive) : service.name;
}
