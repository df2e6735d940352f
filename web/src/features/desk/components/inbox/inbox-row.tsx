import type { InboxTicket } from '@pahiya/contract/desk/support/schemas';
import { Link } from '@tanstack/react-router';
import { CalendarX, CircleCheck, Gavel, Reply, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAge } from '@/i18n/use-age.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Badge } from '@/ui/badge.tsx';
import { cn } from '@/ui/cn.ts';
import { Duration } from './duration.tsx';
import { TicketPriorityBadge, TicketStatusBadge } from './ticket-badges.tsx';

export function InboxRow({ ticket }: { ticket: InboxTicket }) {
  const { t } = useTranslation(['inbox', 'support']);
  const { id, subject, customerName, lastMessage, unread, category, updatedAt } = ticket;
  const age = useAge(updatedAt);
  return (
    <Link
      to="/desk/tickets/$ticketId"
      params={{ ticketId: id }}
      from="/desk/tickets"
      search={(search) => ({ ...search, pane: undefined })}
      data-row={id}
      className={cn(
        'flex flex-col gap-0.5 border-transparent border-s-4 px-3 py-2 text-sm hover:bg-text/4 focus-visible:-outline-offset-3',
        ticket.grievance?.isOverdue && 'border-danger bg-danger/6',
        'data-[status=active]:border-accent data-[status=active]:bg-selected',
      )}
      activeOptions={{ includeSearch: false }}
    >
      <span className="flex items-baseline gap-2">
        <span className={cn('min-w-0 flex-1 truncate', unread > 0 ? 'font-bold' : 'font-semibold')}>{subject}</span>
        <time dateTime={updatedAt} className="shrink-0 text-text-muted text-xs tabular-nums">
          {age}
        </time>
      </span>
      <span className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate text-text-muted">
          <span className="font-medium text-text">{customerName}</span>
          {lastMessage && ` · ${lastMessage}`}
        </span>
        {unread > 0 && (
          <Badge tone="primary">
            {unread}
            <span className="sr-only"> {t('row.unread')}</span>
          </Badge>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-1.5 text-text-muted text-xs">
        <span className="font-mono">#{id.slice(0, 8)}</span>
        <TicketStatusBadge status={ticket.status} />
        <TicketPriorityBadge priority={ticket.priority} />
        {ticket.grievance?.isOverdue && (
          <Badge tone="danger">
            <CalendarX aria-hidden="true" />
            {t('support:grievance.overdue')}
          </Badge>
        )}
        {ticket.isAppeal && (
          <Badge tone="danger">
            <Gavel aria-hidden="true" />
            {t('row.appeal')}
          </Badge>
        )}
        <span>{t(`support:category.${category}`)}</span>
      </span>
      <RowFacts ticket={ticket} />
    </Link>
  );
}

function RowFacts({ ticket: { agent, firstResponseSeconds, resolutionSeconds } }: { ticket: InboxTicket }) {
  const { t } = useTranslation('inbox');
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-text-muted text-xs">
      <Fact icon={<UserRound />} name={t('field.agent')}>
        {agent?.name ?? t('agent.nobody')}
      </Fact>
      <Fact icon={<Reply />} name={t('field.firstResponse')}>
        <Duration seconds={firstResponseSeconds} />
      </Fact>
      {resolutionSeconds !== null && (
        <Fact icon={<CircleCheck />} name={t('field.resolution')}>
          <Duration seconds={resolutionSeconds} />
        </Fact>
      )}
    </span>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <span title={name} className="inline-flex min-w-0 items-center gap-1 [&_svg]:size-3.5 [&_svg]:shrink-0">
      <span aria-hidden="true">{icon}</span>
      <span className="sr-only">{name}: </span>
      <span className="truncate">{children}</span>
    </span>
  );
}
