import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { BoardScreen } from '@/features/desk/components/board/board-screen.tsx';
import { boardOptions, deskBookingOptions } from '@/features/desk/queries/garage.ts';
import { boardSearchOf } from '@/features/desk/rules/board-search.ts';
import { useBoardAddress } from '@/features/desk/use-board-address.ts';
import { useLiveBoard } from '@/features/desk/use-live-board.ts';
import { bringTexts } from '@/i18n/add-texts.ts';

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

function GarageBoard() {
  const { garageId } = Route.useParams();
  const search = Route.useSearch();
  const address = useBoardAddress(garageId, search);
  useLiveBoard(garageId);
  return <BoardScreen key={garageId} garageId={garageId} address={address} />;
}
