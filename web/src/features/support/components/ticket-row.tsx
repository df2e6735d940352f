import type { Ticket } from '@pahiya/contract/support/schemas';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { ticketNumber } from '@/shared/support/rules/ticket-number.ts';
import { Badge } from '@/ui/badge.tsx';
import { momentOf } from '../rules/messages.ts';
import { useSubject } from '../use-subject.ts';
import { PriorityBadge, StatusBadge } from './status-badge.tsx';

export function TicketRow({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('support');
  const format = useFormat();
  const subjectOf = useSubject();
  const { id, subject, status, priority, category, unread, createdAt } = ticket;
  const { date, time } = momentOf(createdAt);
  return (
    <Link
      to="/support/tickets/$ticketId"
      params={{ ticketId: id }}
      className="flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-text/4 focus-visible:-outline-offset-3 md:px-5"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{subjectOf(subject)}</span>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-text-muted">
          <StatusBadge status={status} />
          <PriorityBadge priority={priority} />
          <span>{t(`category.${category}`)}</span>
          <span className="flex flex-wrap gap-x-2 max-sm:basis-full sm:before:content-['·']">
            <time dateTime={createdAt}>
              {t('ticket.bookingLine', { date: format.date(date), time: format.clock(time) })}
            </time>
            <span className="tabular-nums">#{ticketNumber(id)}</span>
          </span>
        </span>
      </span>
      {unread > 0 && <Badge tone="primary">{t('ticketLine.new', { count: unread })}</Badge>}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-text-muted" />
    </Link>
  );
}
