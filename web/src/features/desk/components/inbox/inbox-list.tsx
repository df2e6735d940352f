import { useInfiniteQuery } from '@tanstack/react-query';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { inboxOptions } from '../../queries/inbox.ts';
import { countFilters, type InboxFilters } from '../../rules/inbox-filters.ts';
import { Loaded, MoreRows } from '../loaded.tsx';
import { InboxRow } from './inbox-row.tsx';

interface InboxListProps {
  filters: InboxFilters;
  onFilters: (filters: InboxFilters) => void;
  list: RefObject<HTMLDivElement | null>;
  onStep: (step: 1 | -1) => void;
}

export function InboxList({ filters, onFilters, list, onStep }: InboxListProps) {
  const { t } = useTranslation('inbox');
  const query = useInfiniteQuery(inboxOptions(filters));

  function move(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onStep(event.key === 'ArrowDown' ? 1 : -1);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows go through the links inside
    <div ref={list} onKeyDown={move} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <Loaded query={query}>
        {({ pages }) => {
          const tickets = pages.flatMap(({ items }) => items);
          if (tickets.length === 0) return <NoTickets filters={filters} onFilters={onFilters} />;
          return (
            <ul aria-label={t('title')} className="divide-y divide-border">
              {tickets.map((ticket) => (
                <li key={ticket.id}>
                  <InboxRow ticket={ticket} />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      <div className="py-3 empty:hidden">
        <MoreRows query={query} />
      </div>
    </div>
  );
}

function NoTickets({ filters, onFilters }: Pick<InboxListProps, 'filters' | 'onFilters'>) {
  const { t } = useTranslation('inbox');
  const isFiltered = countFilters(filters) > 0 || filters.q !== undefined;
  if (!isFiltered) {
    const { view = 'unassigned' } = filters;
    return <EmptyState as="p" title={t(`empty.${view}`)} text={t('empty.text')} />;
  }
  return (
    <EmptyState
      as="p"
      title={t('empty.filtered')}
      action={
        <Button variant="outline" size="small" onClick={() => onFilters({ view: filters.view, sort: filters.sort })}>
          {t('filter.clear')}
        </Button>
      }
    />
  );
}
