import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute, Outlet, useNavigate, useParams } from '@tanstack/react-router';
import { InboxScreen } from '@/features/desk/components/inbox/inbox-screen.tsx';
import { inboxOptions } from '@/features/desk/queries/inbox.ts';
import { type InboxFilters, inboxFiltersOf } from '@/features/desk/rules/inbox-filters.ts';
import { useRenewInbox } from '@/features/desk/use-inbox.ts';
import { usePresence } from '@/features/desk/use-presence.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { useLive } from '@/shared/live/use-live.ts';

export const Route = createFileRoute('/_guarded/desk/tickets')({
  validateSearch: (search): InboxFilters => inboxFiltersOf(search),
  loaderDeps: ({ search }) => inboxFiltersOf({ ...search }),
  loader: async ({ context: { queryClient, i18n }, deps }) => {
    void queryClient.prefetchInfiniteQuery(inboxOptions(deps));
    await bringTexts(i18n, ['inbox', 'support', 'profile']);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('desk:place.tickets')} · ${brand.name}` }] }),
  component: Inbox,
});

function Inbox() {
  const filters = Route.useSearch();
  const { ticketId } = useParams({ strict: false });
  const navigate = useNavigate();
  usePresence();
  const renew = useRenewInbox();
  useLive(['desk:support'], renew, { hasStartEvent: true });
  return (
    <InboxScreen
      filters={filters}
      ticketId={ticketId}
      onFilters={(search) => void navigate({ to: '.', search, replace: true, resetScroll: false })}
    >
      <Outlet />
    </InboxScreen>
  );
}
