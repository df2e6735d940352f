import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import type { SearchFilters } from '../rules/filters.ts';
import type { ShownHit } from '../rules/lists.ts';
import { useSearch } from '../use-search.ts';
import { LoadFailure } from './load-failure.tsx';
import { SearchEmpty } from './search-empty.tsx';
import { SearchHit } from './search-hit.tsx';
import { SearchHitSkeleton } from './search-hit-skeleton.tsx';
import { SearchMore } from './search-more.tsx';
import { SearchSummary } from './search-summary.tsx';

const gridStyles = 'grid gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-3';

export function SearchResults({ filters }: { filters: SearchFilters }) {
  const search = useSearch(filters);
  const { hits, isOutdated } = search;
  return (
    <section aria-busy={!hits || isOutdated} className="mt-6 md:mt-8">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {!search.hasFailed && <Count count={hits?.length} hasMore={search.hasMore} />}
        <SearchSummary filters={filters} />
      </div>
      {search.hasFailed && <LoadFailure onRetry={search.retry} />}
      {!hits && !search.hasFailed && <Skeletons />}
      {hits?.length === 0 && <SearchEmpty filters={filters} />}
      {hits && hits.length > 0 && (
        <>
          <Hits hits={hits} text={filters.text} isOutdated={isOutdated} />
          <SearchMore search={search} />
        </>
      )}
    </section>
  );
}

/** Shows a `+` while further pages are uncounted. */
function Count({ count, hasMore }: { count: number | undefined; hasMore: boolean }) {
  const { t } = useTranslation('services');
  const shown = hasMore ? `${count}+` : `${count}`;
  return (
    <div role="status">
      <h2 className="text-heading">
        {count === undefined ? t('results.loading') : t('results.count', { count, shown })}
      </h2>
    </div>
  );
}

interface HitsProps {
  hits: readonly ShownHit[];
  text: string | undefined;
  isOutdated: boolean;
}

function Hits({ hits, text, isOutdated }: HitsProps) {
  return (
    <ul className={cn(gridStyles, 'transition-opacity', isOutdated && 'opacity-55')}>
      {hits.map((hit, index) => (
        <li key={hit.garage.id} className="min-w-0">
          <SearchHit hit={hit} text={text} priority={priorityOf(index)} />
        </li>
      ))}
    </ul>
  );
}

function priorityOf(index: number) {
  if (index === 0) return 'high';
  return index < 3 ? 'auto' : 'low';
}

function Skeletons() {
  return (
    <ul className={gridStyles}>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <li key={key}>
          <SearchHitSkeleton />
        </li>
      ))}
    </ul>
  );
}
