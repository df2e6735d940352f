import { Link } from '@tanstack/react-router';
import { Keyboard, ListFilter, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { Input } from '@/ui/input.tsx';
import { countFilters, type InboxFilters, inboxViews } from '../../rules/inbox-filters.ts';
import { InboxFilterFields } from './inbox-filter-fields.tsx';

export const searchBoxId = 'inbox-search';

interface InboxToolbarProps {
  filters: InboxFilters;
  onFilters: (filters: InboxFilters) => void;
  onHelp: () => void;
  /** While a ticket is open, its subject is the heading of the page. */
  isTicketOpen: boolean;
}

export function InboxToolbar({ filters, onFilters, onHelp, isTicketOpen }: InboxToolbarProps) {
  const { t } = useTranslation('inbox');
  const count = countFilters(filters);
  const [isOpen, setOpen] = useState(count > 0);
  const Heading = isTicketOpen ? 'h2' : 'h1';
  return (
    <div className="flex shrink-0 flex-col gap-2 border-border border-b p-3">
      <div className="flex items-center gap-1">
        <Heading className="flex-1 text-heading">{t('title')}</Heading>
        <IconButton label={t('keys.open')} aria-haspopup="dialog" onClick={onHelp} className="max-md:hidden">
          <Keyboard aria-hidden="true" />
        </IconButton>
        <IconButton
          label={count > 0 ? t('filter.some', { count }) : t('filter.title')}
          aria-expanded={isOpen}
          variant={count > 0 ? 'solid' : 'ghost'}
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter aria-hidden="true" />
        </IconButton>
      </div>
      <Views filters={filters} />
      <SearchBox key={filters.q ?? ''} filters={filters} onFilters={onFilters} />
      {isOpen && <InboxFilterFields filters={filters} onFilters={onFilters} />}
    </div>
  );
}

function Views({ filters }: { filters: InboxFilters }) {
  const { t } = useTranslation('inbox');
  const { view: current = 'unassigned' } = filters;
  return (
    <nav aria-label={t('view.label')} className="flex rounded-control border border-border p-0.5">
      {inboxViews.map((view) => (
        <Link
          key={view}
          to="."
          search={{ ...filters, view: view === 'unassigned' ? undefined : view }}
          aria-current={view === current ? 'true' : undefined}
          activeProps={{}}
          className={cn(
            'flex min-h-11 flex-auto items-center justify-center rounded-[calc(var(--radius-control)-2px)] px-1.5 text-center max-[400px]:text-xs font-medium text-sm leading-tight text-text-muted hover:text-text md:min-h-9',
            view === current && 'bg-selected font-semibold text-text',
          )}
        >
          {t(`view.${view}`)}
        </Link>
      ))}
    </nav>
  );
}

function SearchBox({ filters, onFilters }: Pick<InboxToolbarProps, 'filters' | 'onFilters'>) {
  const { t } = useTranslation('inbox');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('q');
        onFilters({ ...filters, q: typeof typed === 'string' && typed.trim() ? typed.trim() : undefined });
      }}
    >
      <Input
        id={searchBoxId}
        aria-label={t('search.label')}
        name="q"
        type="search"
        icon={<Search />}
        defaultValue={filters.q}
        placeholder={t('search.placeholder')}
        maxLength={80}
        className="min-h-11 py-2 text-base md:text-sm"
        onInput={(event) => event.currentTarget.value === '' && filters.q && onFilters({ ...filters, q: undefined })}
      />
    </form>
  );
}
