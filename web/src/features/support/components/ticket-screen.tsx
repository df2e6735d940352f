import type { TicketDetail } from '@pahiya/contract/support/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { PageHeader } from '@/layout/page-header.tsx';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { ticketNumber } from '@/shared/support/rules/ticket-number.ts';
import { Button } from '@/ui/button.tsx';
import { Card, CardTitle } from '@/ui/card.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ticketOptions } from '../queries/tickets.ts';
import type { useTyping } from '../use-typing.ts';
import { TranscriptButton } from './chat-header.tsx';
import { Conversation } from './conversation.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { LoadProblem } from './load-problem.tsx';
import { RateTicket } from './rate-ticket.tsx';
import { ClosedNotice } from './reopen-button.tsx';
import { TicketFacts } from './ticket-facts.tsx';

interface TicketScreenProps {
  ticketId: string;
  userId: string;
  typing: ReturnType<typeof useTyping>;
}

export function TicketScreen({ ticketId, userId, typing }: TicketScreenProps) {
  const { t } = useTranslation('support');
  const { data: ticket, isPending, error, isFetching, refetch } = useQuery(ticketOptions(ticketId));
  const isGone = isAnswered(error) && error.status < 500 && error.code !== 'RATE_LIMITED';
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t('ticket.title', { number: ticketNumber(ticketId) })}
        backTo="/support/tickets"
        action={ticket && <TranscriptButton ticketId={ticketId} />}
      />
      {isPending && <FormSkeleton />}
      {!ticket && error && (isGone ? <NoTicket /> : null)}
      {!ticket && error && !isGone && (
        <LoadProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {ticket && <Ticket ticket={ticket} userId={userId} typing={typing} />}
    </div>
  );
}

type TicketProps = Pick<TicketScreenProps, 'userId' | 'typing'> & { ticket: TicketDetail };

function Ticket({ ticket, userId, typing }: TicketProps) {
  const { t } = useTranslation('support');
  return (
    <div className="flex flex-col gap-5">
      <TicketFacts ticket={ticket} />
      {(ticket.canRate || (ticket.rating && ticket.canReopen)) && (
        <RateTicket key={ticket.rating?.stars} ticket={ticket} />
      )}
      <Card className="flex flex-col">
        <CardTitle className="border-border border-b px-4 py-3 sm:px-5">{t('ticket.conversation')}</CardTitle>
        <Conversation
          key={ticket.id}
          ticket={ticket}
          userId={userId}
          typing={typing}
          closed={<ClosedNotice ticketId={ticket.id} />}
          className="max-h-[min(36rem,65dvh)]"
        />
      </Card>
    </div>
  );
}

function NoTicket() {
  const { t } = useTranslation('support');
  return (
    <EmptyState
      illustration="not-found"
      title={t('ticket.goneTitle')}
      text={t('ticket.goneText')}
      action={
        <Button asChild>
          <Link to="/support/tickets">{t('ticket.toTickets')}</Link>
        </Button>
      }
    />
  );
}
