import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { logQuietly } from '@/lib/quiet-log.ts';
import { Button } from '@/ui/button.tsx';
import { recentTickets } from '../queries/help.ts';
import { TicketRow } from './ticket-row.tsx';

/** Shown only to users with tickets. A failed request is only logged (product, section 10.6). */
export function RecentTickets() {
  const { t } = useTranslation('support');
  const { data, error } = useQuery(recentTickets());
  useEffect(() => {
    if (error) logQuietly('recent tickets', error);
  }, [error]);
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="recent-tickets">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="recent-tickets" className="wrap-anywhere min-w-0 text-title">
          {t('recent.title')}
        </h2>
        <Button asChild variant="outline" size="small">
          <Link to="/support/tickets">{t('recent.viewAll')}</Link>
        </Button>
      </div>
      <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface shadow-card">
        {data.items.map((ticket) => (
          <li key={ticket.id}>
            <TicketRow ticket={ticket} />
          </li>
        ))}
      </ul>
    </section>
  );
}
