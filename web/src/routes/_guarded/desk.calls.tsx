import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { CallsScreen } from '@/features/desk/components/inbox/calls-screen.tsx';
import { callsOptions } from '@/features/desk/queries/inbox.ts';
import { type CallView, callViewOf } from '@/features/desk/rules/calls.ts';
import { useLiveCalls } from '@/features/desk/use-live-calls.ts';
import { bringTexts } from '@/i18n/add-texts.ts';

interface CallsSearch {
  view?: CallView;
}

export const Route = createFileRoute('/_guarded/desk/calls')({
  validateSearch: ({ view }): CallsSearch => ({ view: callViewOf(view) }),
  loaderDeps: ({ search: { view } }) => ({ view }),
  loader: async ({ context: { queryClient, i18n }, deps: { view = 'due' } }) => {
    void queryClient.prefetchInfiniteQuery(callsOptions(view));
    await bringTexts(i18n, ['inbox', 'support', 'profile']);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('desk:place.calls')} · ${brand.name}` }] }),
  component: Calls,
});

function Calls() {
  const { view = 'due' } = Route.useSearch();
  useLiveCalls();
  return <CallsScreen view={view} />;
}
