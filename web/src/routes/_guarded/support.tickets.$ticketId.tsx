import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { TicketScreen } from '@/features/support/components/ticket-screen.tsx';
import { conversationOptions } from '@/features/support/queries/ticket-messages.ts';
import { ticketOptions } from '@/features/support/queries/tickets.ts';
import { useLiveTicket } from '@/features/support/use-live-ticket.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { SiteShell } from '@/layout/site-shell.tsx';
import { useSession } from '@/lib/session/use-session.ts';
import { ticketNumber } from '@/shared/support/rules/ticket-number.ts';

export const Route = createFileRoute('/_guarded/support/tickets/$ticketId')({
  // Not awaited: the page has its own skeleton and its own error text.
  loader: async ({ context: { queryClient, i18n }, params: { ticketId } }) => {
    void queryClient.prefetchQuery(ticketOptions(ticketId));
    void queryClient.prefetchQuery(conversationOptions(ticketId));
    await bringTexts(i18n, ['support']);
  },
  head: ({ match: { context }, params }) => ({
    meta: [
      { title: `${context.i18n.t('support:ticket.title', { number: ticketNumber(params.ticketId) })} · ${brand.name}` },
    ],
  }),
  component: OneTicket,
});

function OneTicket() {
  const { ticketId } = Route.useParams();
  const { user } = useSession();
  const typing = useLiveTicket(ticketId);
  if (!user) return null;
  return (
    <SiteShell>
      <TicketScreen key={`${ticketId} ${user.id}`} ticketId={ticketId} userId={user.id} typing={typing} />
    </SiteShell>
  );
}
