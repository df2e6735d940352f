import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TicketPlus } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { PageHeader } from '@/layout/page-header.tsx';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { type TicketFilters as Filters, ownTickets } from '../queries/tickets.ts';
import { LoadProblem } from './load-problem.tsx';
import { TicketFilters } from './ticket-filters.tsx';
import { TicketRow } from './ticket-row.tsx';

interface TicketsScreenProps {
  filters: Filters;
  onFilters: (filters: Filters) => void;
}

export function TicketsScreen({ filters, onFilters }: TicketsScreenProps) {
  const { t } = useTranslation('support');
  const query = useInfiniteQuery(ownTickets(filters));
  const tickets = query.data?.pages.flatMap(({ items }) => items);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t('tickets.title')}
        subtitle={t('tickets.subtitle')}
        backTo="/support"
        action={<NewTicket />}
      />
      <TicketFilters filters={filters} onFilters={onFilters} />
      {query.isPending && <TicketsSkeleton />}
      {query.isError && !tickets && (
        <LoadProblem error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {tickets && tickets.length > 0 && (
        <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface shadow-card">
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <TicketRow ticket={ticket} />
            </li>
          ))}
        </ul>
      )}
      {tickets?.length === 0 && (
        <NoTickets isFiltered={Boolean(filters.status || filters.category)} onClear={() => onFilters({})} />
      )}
      {query.hasNextPage && (
        <div className="mt-5 flex justify-center">
          <Button variant="outline" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('tickets.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function NewTicket() {
  const { t } = useTranslation('support');
  return (
    <Button asChild variant="outline">
      <Link to="/support/create-ticket">
        <TicketPlus aria-hidden="true" />
        {t('tickets.new')}
      </Link>
    </Button>
  );
}

function NoTickets({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('support');
  if (isFiltered) {
    return (
      <EmptyState
        illustration="no-results"
        title={t('tickets.noMatchTitle')}
        text={t('tickets.noMatchText')}
        action={
          <Button variant="outline" onClick={onClear}>
            {t('tickets.clear')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      illustration="no-tickets"
      title={t('tickets.emptyTitle')}
      text={t('tickets.emptyText')}
      action={<NewTicket />}
    />
  );
}

function TicketsSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-busy="true" className="flex flex-col gap-2">
      <span className="sr-only">{t('state.loading')}</span>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} shape="card" className="h-20" />
      ))}
    </div>
  );
}
