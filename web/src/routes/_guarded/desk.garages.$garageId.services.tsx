import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { ServicesScreen } from '@/features/desk/components/offers/services-screen.tsx';
import { garageServicesOptions } from '@/features/desk/queries/garage.ts';
import { offerSearchOf } from '@/features/desk/rules/offer-search.ts';
import { useLiveOffers } from '@/features/desk/use-live-offers.ts';
import { useOffersAddress } from '@/features/desk/use-offers-address.ts';
import { bringTexts } from '@/i18n/add-texts.ts';

export const Route = createFileRoute('/_guarded/desk/garages/$garageId/services')({
  validateSearch: offerSearchOf,
  loader: async ({ context: { queryClient, i18n }, params: { garageId } }) => {
    void queryClient.prefetchQuery(garageServicesOptions(garageId));
    await bringTexts(i18n, ['workshop']);
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n.t('desk:place.services')} · ${brand.name}` }],
  }),
  component: GarageServices,
});

function GarageServices() {
  const { garageId } = Route.useParams();
  useLiveOffers(garageId);
  return <ServicesScreen key={garageId} garageId={garageId} {...useOffersAddress(Route.useSearch())} />;
}
