import { useInfiniteQuery } from '@tanstack/react-query';
import { searchOptions } from './queries.ts';
import type { SearchFilters } from './rules/filters.ts';
import { hitsOf } from './rules/lists.ts';

/** So many pages come by themselves; then a press asks for more, so that the footer can be reached. */
const pagesByThemselves = 5;

/** The garages that fit the filters, as far as one has scrolled. */
export function useSearch(filters: SearchFilters) {
  const query = useInfiniteQuery(searchOptions(filters));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query;
  return {
    /** Undefined until the first page is there. */
    hits: data && hitsOf(data.pages),
    hasMore: hasNextPage,
    /** The garages of the filters before. */
    isOutdated: isPlaceholderData,
    hasFailed: query.isLoadingError,
    hasMoreFailed: isFetchNextPageError,
    isLoadingMore: isFetchingNextPage,
    loadsByItself: hasNextPage && !isFetchNextPageError && (data?.pages.length ?? 0) < pagesByThemselves,
    retry: () => void query.refetch(),
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void query.fetchNextPage();
    },
  };
}
