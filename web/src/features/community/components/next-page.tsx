import { useCallback } from 'react';
import { useReached } from '@/lib/use-reached.ts';
import { Button } from '@/ui/button.tsx';

interface NextPageProps {
  query: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  failed: string;
  busy: string;
  more: string;
}

/** The end of a list that goes on: the next page comes when it is near, and after a failure only at a press. */
export function NextPage({ query, failed, busy, more }: NextPageProps) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  // Fetching it while the pages before are read again would stop those.
  const mayFetch = hasNextPage && !isFetching && !isFetchNextPageError;
  const end = useReached(
    useCallback(() => {
      if (mayFetch) void fetchNextPage();
    }, [mayFetch, fetchNextPage]),
  );
  return (
    <div ref={end} className="mt-5 flex flex-col items-center gap-3">
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
