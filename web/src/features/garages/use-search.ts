import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { searchOptions } from './queries/garage-lists.ts';
import type { SearchFilters } from './rules/filters.ts';
import { hitsOf } from './rules/lists.ts';

/** Pages loaded automatically. Further ones need a press, so that the footer can be reached. */
const pagesByThemselves = 5;

export function useSearch(filters: SearchFilters, near: NearbyInput) {
  const query = useInfiniteQuery(searchOptions(filters, near));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query;
  return {
    /** Undefined until the first page is loaded. */
    hits: data && hitsOf(data.pages),
    understood: data?.pages[0]?.understood ?? [],
    /** The place without such a garage, if the hits are the nearest ones. */
    nearestTo: data?.pages[0]?.nearestTo ?? null,
    isAbroad: data?.pages[0]?.isAbroad ?? false,
    isUnlisted: data?.pages[0]?.isUnlisted ?? false,
    unmet: data?.pages[0]?.unmet ?? [],
    hasMore: hasNextPage,
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
