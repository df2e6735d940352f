import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { BoardScreen } from '@/features/desk/components/board/board-screen.tsx';
import { boardOptions } from '@/features/desk/queries/garage.ts';
import { bringTexts } from '@/i18n/add-texts.ts';

export const Route = createFileRoute('/_guarded/desk/garages/$garageId/')({
  loader: async ({ context: { queryClient, i18n }, params: { garageId } }) => {
    void queryClient.prefetchQuery(boardOptions({ garageId, days: 1 }));
    await bringTexts(i18n, ['workshop']);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('desk:place.board')} · ${brand.name}` }] }),
  component: GarageBoard,
});

function GarageBoard() {
  const { garageId } = Route.useParams();
  return <BoardScreen key={garageId} garageId={garageId} />;
}
