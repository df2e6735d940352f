import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { ServicesScreen } from '@/features/desk/components/offers/services-screen.tsx';
import { servicesOptions } from '@/features/desk/queries/offers.ts';
import { offerSearchOf } from '@/features/desk/rules/offer-lists.ts';
import { useRenewOffers } from '@/features/desk/use-renew-offers.ts';
import { useLive } from '@/features/live/use-live.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { useOffersAddress } from './-use-offers-address.ts';

export const Route = createFileRoute('/_guarded/desk/garages/$garageId/services')({
  validateSearch: offerSearchOf,
  loader: async ({ context: { queryClient, i18n }, params: { garageId } }) => {
    void queryClient.prefetchQuery(servicesOptions(garageId));
    await bringTexts(i18n, ['workshop']);
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n.t('desk:place.services')} · ${brand.name}` }],
  }),
  component: GarageServices,
});

function GarageServices() {
  const { garageId } = Route.useParams();
  useLive([`desk:${garageId}`], useRenewOffers());
  return <ServicesScreen key={garageId} garageId={garageId} {...useOffersAddress(Route.useSearch())} />;
}
