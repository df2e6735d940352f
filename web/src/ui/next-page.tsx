import { useCallback } from 'react';
import { useReached } from '@/lib/use-reached.ts';
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
  /** In place of `more` while it comes. */
  busy?: string;
  className?: string;
}

/** The end of a list that goes on: the next page comes when it is near, and after a failure only at a press. */
export function NextPage({ query, failed, more, busy = more, className }: NextPageProps) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  // Fetching it while the pages before are read again would stop those.
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
