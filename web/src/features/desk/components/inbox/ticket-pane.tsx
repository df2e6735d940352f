import type { DeskTicket } from '@pahiya/contract/desk/support/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { deskTicketOptions } from '../../queries/inbox.ts';
import type { ConversationSlot } from '../../types.ts';
import { useAssign } from '../../use-inbox.ts';
import { useShortcuts } from '../../use-shortcuts.ts';
import { Loaded } from '../loaded.tsx';
import { CannedPicker } from './canned-picker.tsx';
import { ClosedTicket } from './closed-ticket.tsx';
import { noteBoxId } from './notes.tsx';
import { type Pane, PaneSwitch } from './pane-switch.tsx';
import { TicketDetails } from './ticket-details.tsx';
import { TicketHeader } from './ticket-header.tsx';

const boxId = 'desk-reply';

interface TicketPaneProps {
  ticketId: string;
  userId: string;
  pane: Pane;
  /** Resolves when the pane is rendered. */
  onPane: (pane: Pane) => Promise<void>;
  conversation: (slot: ConversationSlot) => ReactNode;
}

export function TicketPane({ ticketId, ...rest }: TicketPaneProps) {
  const query = useQuery(deskTicketOptions(ticketId));
  if (!query.data && errorCode(query.error) === 'NOT_FOUND') return <NoSuchTicket />;
  return <Loaded query={query}>{(ticket) => <OpenTicket ticket={ticket} {...rest} />}</Loaded>;
}

type OpenTicketProps = Omit<TicketPaneProps, 'ticketId'> & { ticket: DeskTicket };

function OpenTicket({ ticket, userId, pane, onPane, conversation }: OpenTicketProps) {
  const assign = useAssign(ticket);
  const isConversation = pane === 'conversation';

  async function goTo(place: Pane, id: string) {
    if (pane !== place) await onPane(place);
    document.getElementById(id)?.focus();
  }

  useShortcuts({
    r: () => void goTo('conversation', boxId),
    n: () => void goTo('details', noteBoxId),
    a: () => ticket.agent?.id !== userId && assign(userId),
  });

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TicketHeader ticket={ticket} userId={userId} />
      <PaneSwitch pane={pane} onPane={(chosen) => void onPane(chosen)} notes={ticket.notes.length} />
      <div className="flex min-h-0 flex-1">
        <div className={cn('flex min-h-0 min-w-0 flex-1 flex-col', !isConversation && 'max-xl:hidden')}>
          {conversation({
            ticket,
            boxId,
            className: 'flex-1',
            tools: (tools) => <CannedPicker {...tools} customerName={ticket.customerName} />,
            closed: <ClosedTicket ticket={ticket} />,
          })}
        </div>
        <TicketDetails
          ticket={ticket}
          className={cn(
            'min-h-0 w-full overflow-y-auto overscroll-contain border-border xl:w-80 xl:shrink-0 xl:border-s',
            isConversation && 'max-xl:hidden',
          )}
        />
      </div>
    </div>
  );
}

function NoSuchTicket() {
  const { t } = useTranslation('inbox');
  return (
    <EmptyState
      as="h1"
      illustration="not-found"
      title={t('gone.title')}
      action={
        <Button asChild>
          <Link to="/desk/tickets">{t('gone.action')}</Link>
        </Button>
      }
    />
  );
}

/** Placeholder while no ticket is open. */
export function NoTicketOpen() {
  const { t } = useTranslation('inbox');
  return (
    <div className="flex flex-1 items-center justify-center">
      <EmptyState as="p" title={t('none.title')} text={t('none.text')} />
    </div>
  );
}
