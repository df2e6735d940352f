import { brand } from '@pahiya/contract/shared/brand';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { BoardScreen } from '@/features/desk/components/board/board-screen.tsx';
import { boardOptions, deskBookingOptions } from '@/features/desk/queries/garage.ts';
import { boardSearchOf, isId } from '@/features/desk/rules/board-search.ts';
import { useLive } from '@/features/live/use-live.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { orpc } from '@/lib/api/api.ts';
import { useBoardAddress } from './-use-board-address.ts';

export const Route = createFileRoute('/_guarded/desk/garages/$garageId/')({
  validateSearch: boardSearchOf,
  loaderDeps: ({ search: { date, view, booking } }) => ({ date, view, booking }),
  loader: async ({ context: { queryClient, i18n }, params: { garageId }, deps: { date, view, booking } }) => {
    if (view === undefined) void queryClient.prefetchQuery(boardOptions({ garageId, from: date, days: 1 }));
    if (booking !== undefined) void queryClient.prefetchQuery(deskBookingOptions(booking));
    await bringTexts(i18n, ['workshop']);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('desk:place.board')} · ${brand.name}` }] }),
  component: GarageBoard,
});

/** Shows changes by colleagues and customers at once. */
function GarageBoard() {
  const { garageId } = Route.useParams();
  const search = Route.useSearch();
  const address = useBoardAddress(garageId, search);
  const queryClient = useQueryClient();
  // An invalid id would be refused together with all other topics.
  const renew = () => void queryClient.invalidateQueries({ queryKey: orpc.desk.garage.key() });
  useLive(isId(garageId) ? [`desk:${garageId}`] : [], renew, { isToldAtStart: true });
  return <BoardScreen key={garageId} garageId={garageId} address={address} />;
}
