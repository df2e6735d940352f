import type { DeskTicket } from '@pahiya/contract/desk/support/schemas';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { Appeal } from './appeal.tsx';
import { CustomerBookings } from './customer-bookings.tsx';
import { GrievanceFacts } from './grievance-facts.tsx';
import { Notes } from './notes.tsx';
import { TicketFacts } from './ticket-facts.tsx';

interface TicketDetailsProps {
  ticket: DeskTicket;
  className?: string;
}

export function TicketDetails({ ticket, className }: TicketDetailsProps) {
  const { t } = useTranslation(['inbox', 'support']);
  return (
    <section
      aria-label={t('pane.details')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be focusable by keyboard
      tabIndex={0}
      className={cn('divide-y divide-border bg-surface focus-visible:-outline-offset-3', className)}
    >
      {ticket.appeal && (
        <Part title={t('appeal.title')}>
          <Appeal ruling={ticket.appeal} />
        </Part>
      )}
      {ticket.grievance && (
        <Part title={t('support:category.grievance')}>
          <GrievanceFacts grievance={ticket.grievance} />
        </Part>
      )}
      <Part title={t('customer')}>
        <TicketFacts ticket={ticket} />
      </Part>
      <Part title={t('note.title')}>
        <Notes ticket={ticket} />
      </Part>
      <Part title={t('bookings.title')}>
        <CustomerBookings bookings={ticket.customerBookings} aboutId={ticket.booking?.id} />
      </Part>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2.5 px-4 py-4">
      <h2 className="font-semibold text-sm text-text-muted">{title}</h2>
      {children}
    </section>
  );
}
