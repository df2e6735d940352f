import type { NearbyInput, SearchOrder } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { Suspense } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { cn } from '@/ui/cn.ts';
import { activeFilters, type SearchFilters } from '../rules/filters.ts';
import type { ShownHit } from '../rules/lists.ts';
import { useSearch } from '../use-search.ts';
import { LoadFailure } from './load-failure.tsx';
import { HitGroup } from './results/hit-group.tsx';
import { OrderSelect } from './results/order-select.tsx';
import { SearchHitSkeleton } from './results/search-hit-skeleton.tsx';
import { SearchMore } from './results/search-more.tsx';

// Only a search has them. Most visitors open the page without one.
const SearchNotices = lazyPart(async () => {
  const { SearchNotices } = await import('./results/search-notices.tsx');
  return { default: SearchNotices };
});

const SearchSummary = lazyPart(async () => {
  const { SearchSummary } = await import('./results/search-summary.tsx');
  return { default: SearchSummary };
});

const SearchEmpty = lazyPart(async () => {
  const { SearchEmpty } = await import('./results/search-empty.tsx');
  return { default: SearchEmpty };
});

const gridStyles = 'grid gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-3';

interface SearchResultsProps {
  filters: SearchFilters;
  near: NearbyInput;
  onOrder: (order: SearchOrder | undefined) => void;
}

export function SearchResults({ filters, near, onOrder }: SearchResultsProps) {
  const search = useSearch(filters, near);
  const { hits, isOutdated } = search;
  return (
    <section aria-busy={!hits || isOutdated} className="mt-6 md:mt-8">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {!search.hasFailed && <Count count={hits?.length} hasMore={search.hasMore} />}
        {hits?.length !== 0 && (
          <div className="ms-auto max-w-full md:order-last">
            <OrderSelect order={filters.order} onOrder={onOrder} hasPosition={near.latitude !== undefined} />
          </div>
        )}
        {activeFilters(filters).length > 0 && (
          <Suspense>
            <SearchSummary filters={filters} isTextUnderstood={search.understood.length > 0} />
          </Suspense>
        )}
      </div>
      {(filters.text || search.isAbroad || search.nearestTo) && (
        <Suspense>
          <SearchNotices filters={filters} search={search} />
        </Suspense>
      )}
      {search.hasFailed && <LoadFailure onRetry={search.retry} />}
      {!hits && !search.hasFailed && <Skeletons />}
      {hits?.length === 0 && (
        <Suspense>
          <SearchEmpty filters={filters} isUnlisted={search.isUnlisted} />
        </Suspense>
      )}
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
      {groupsOf(hits).map((group, index) => (
        // Groups only grow at the end of the list.
        // biome-ignore lint/suspicious/noArrayIndexKey: a group has no other name
        <HitGroup key={index} hits={group} text={text} isFirst={index === 0} />
      ))}
    </ul>
  );
}

function groupsOf(hits: readonly ShownHit[]): ShownHit[][] {
  const count = Math.ceil(hits.length / limits.pageSize);
  return Array.from({ length: count }, (_, at) => hits.slice(at * limits.pageSize, (at + 1) * limits.pageSize));
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
