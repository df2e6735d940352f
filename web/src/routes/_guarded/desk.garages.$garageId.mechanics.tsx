import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { MechanicsScreen } from '@/features/desk/components/offers/mechanics-screen.tsx';
import { mechanicsOptions } from '@/features/desk/queries/offers.ts';
import { offerSearchOf } from '@/features/desk/rules/offer-search.ts';
import { useLiveOffers } from '@/features/desk/use-live-offers.ts';
import { useOffersAddress } from '@/features/desk/use-offers-address.ts';
import { bringTexts } from '@/i18n/add-texts.ts';

export const Route = createFileRoute('/_guarded/desk/garages/$garageId/mechanics')({
  validateSearch: offerSearchOf,
  loader: async ({ context: { queryClient, i18n }, params: { garageId } }) => {
    void queryClient.prefetchQuery(mechanicsOptions(garageId));
    await bringTexts(i18n, ['workshop']);
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n.t('desk:place.mechanics')} · ${brand.name}` }],
  }),
  component: GarageMechanics,
});

function GarageMechanics() {
  const { garageId } = Route.useParams();
  const navigate = Route.useNavigate();
  useLiveOffers(garageId);
  return (
    <MechanicsScreen
      key={garageId}
      garageId={garageId}
      onReassign={() => void navigate({ to: '/desk/garages/$garageId', params: { garageId }, replace: true })}
      {...useOffersAddress(Route.useSearch())}
    />
  );
}
