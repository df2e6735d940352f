import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { RepliesScreen } from '@/features/desk/components/inbox/replies-screen.tsx';
import { cannedRepliesOptions } from '@/features/desk/queries/inbox.ts';
import { bringTexts } from '@/i18n/add-texts.ts';

interface RepliesSearch {
  q?: string;
}

export const Route = createFileRoute('/_guarded/desk/replies')({
  validateSearch: ({ q }): RepliesSearch => ({ q: typeof q === 'string' && q !== '' ? q : undefined }),
  loader: async ({ context: { queryClient, i18n } }) => {
    void queryClient.prefetchQuery(cannedRepliesOptions());
    await bringTexts(i18n, ['inbox', 'profile']);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('desk:place.replies')} · ${brand.name}` }] }),
  component: Replies,
});

function Replies() {
  const { q = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RepliesScreen
      search={q}
      onSearch={(typed) => void navigate({ search: { q: typed || undefined }, replace: true, resetScroll: false })}
    />
  );
}
