import { useCallback } from 'react';
import { useReached } from '@/lib/viewport/use-reached.ts';
import { Button } from './button.tsx';
import { cn } from './cn.ts';

interface PagedQuery {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

interface NextPageProps {
  query: PagedQuery;
  failed: string;
  more: string;
  /** Shown instead of `more` while loading. */
  busy?: string;
  className?: string;
}

/** End of a paged list. The next page loads when this comes near the screen; after a failure only on press. */
export function NextPage({ query, failed, more, busy = more, className }: NextPageProps) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  // Loading the next page during a refetch would cancel the refetch.
  const mayFetch = hasNextPage && !isFetching && !isFetchNextPageError;
  const end = useReached(
    useCallback(() => {
      if (mayFetch) void fetchNextPage();
    }, [mayFetch, fetchNextPage]),
  );
  if (!hasNextPage) return null;
  return (
    <div ref={end} className={cn('mt-5 flex flex-col items-center gap-3', className)}>
      {isFetchNextPageError && (
        <p role="alert" className="text-center text-danger text-sm">
          {failed}
        </p>
      )}
      <Button variant="outline" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
        {isFetchingNextPage ? busy : more}
      </Button>
    </div>
  );
}
