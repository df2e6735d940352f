import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import type { Pane } from '@/features/desk/components/inbox/pane-switch.tsx';
import { TicketPane } from '@/features/desk/components/inbox/ticket-pane.tsx';
import { deskTicketOptions } from '@/features/desk/queries/inbox.ts';
import { Conversation } from '@/features/support/components/conversation.tsx';
import { conversationOptions } from '@/features/support/queries/ticket-messages.ts';
import { useLiveTicket } from '@/features/support/use-live-ticket.ts';
import { useSession } from '@/lib/session/use-session.ts';

interface TicketSearch {
  /** The pane shown instead of the conversation where both do not fit. */
  pane?: Exclude<Pane, 'conversation'>;
}

export const Route = createFileRoute('/_guarded/desk/tickets/$ticketId')({
  validateSearch: ({ pane }): TicketSearch => ({ pane: pane === 'details' ? pane : undefined }),
  loader: ({ context: { queryClient }, params: { ticketId } }) => {
    void queryClient.prefetchQuery(deskTicketOptions(ticketId));
    void queryClient.prefetchQuery(conversationOptions(ticketId, 'agent'));
  },
  head: ({ params }) => ({ meta: [{ title: `#${params.ticketId.slice(0, 8)} · ${brand.name}` }] }),
  component: DeskTicket,
});

function DeskTicket() {
  const { ticketId } = Route.useParams();
  const { pane = 'conversation' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { user } = useSession();
  const typing = useLiveTicket(ticketId, 'agent');
  if (!user) return null;
  return (
    <TicketPane
      key={`${ticketId} ${user.id}`}
      ticketId={ticketId}
      userId={user.id}
      pane={pane}
      onPane={(chosen) =>
        navigate({
          search: (search) => ({ ...search, pane: chosen === 'details' ? chosen : undefined }),
          replace: true,
          resetScroll: false,
        })
      }
      conversation={(slot) => <Conversation {...slot} side="agent" userId={user.id} typing={typing} />}
    />
  );
}
