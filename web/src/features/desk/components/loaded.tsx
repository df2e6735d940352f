import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { Button } from '@/ui/button.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Shown instead of rows while they load. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders a query's data; before that the skeleton, or the error with a retry button. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  const { t } = useTranslation(['desk', 'common']);
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) {
    return <LoadFailed title={t('loadFailed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{t('common:state.loading')}</span>
      {skeleton ?? <RowsSkeleton />}
    </div>
  );
}

function RowsSkeleton() {
  return (
    <div className="flex flex-col gap-1.5">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="h-11" />
      ))}
    </div>
  );
}

export function MoreRows({
  query,
}: {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}) {
  const { t } = useTranslation('desk');
  if (!query.hasNextPage) return null;
  return (
    <div className="flex justify-center">
      <Button variant="outline" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t('more')}
      </Button>
    </div>
  );
}
