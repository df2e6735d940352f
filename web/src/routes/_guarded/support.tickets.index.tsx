import { brand } from '@pahiya/contract/shared/brand';
import type { TicketCategory, TicketStatus } from '@pahiya/contract/support/schemas';
import { createFileRoute } from '@tanstack/react-router';
import { TicketsScreen } from '@/features/support/components/tickets-screen.tsx';
import { ownTickets } from '@/features/support/queries/tickets.ts';
import { useLiveTickets } from '@/features/support/use-live-tickets.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { SiteShell } from '@/layout/site-shell.tsx';
import { ticketCategoryOf, ticketStatusOf } from '@/shared/support/rules/ticket-kinds.ts';

interface TicketsSearch {
  status?: TicketStatus;
  /** The category. The name `category` belongs to another page's filter. */
  about?: TicketCategory;
}

export const Route = createFileRoute('/_guarded/support/tickets/')({
  validateSearch: ({ status, about }): TicketsSearch => ({
    status: ticketStatusOf(status),
    about: ticketCategoryOf(about),
  }),
  loaderDeps: ({ search: { status, about } }) => ({ status, category: about }),
  loader: async ({ context: { queryClient, i18n }, deps }) => {
    void queryClient.prefetchInfiniteQuery(ownTickets(deps));
    await bringTexts(i18n, ['support']);
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n.t('support:tickets.title')} · ${brand.name}` }],
  }),
  component: Tickets,
});

function Tickets() {
  const { status, about } = Route.useSearch();
  const navigate = Route.useNavigate();
  useLiveTickets();
  return (
    <SiteShell>
      <TicketsScreen
        filters={{ status, category: about }}
        onFilters={({ category, ...search }) =>
          void navigate({ search: { ...search, about: category }, replace: true, resetScroll: false })
        }
      />
    </SiteShell>
  );
}
