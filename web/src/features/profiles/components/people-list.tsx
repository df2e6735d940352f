import type { ListedPerson } from '@pahiya/contract/profiles/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { useReached } from '@/lib/use-reached.ts';
import { Button } from '@/ui/button.tsx';
import { PeopleSkeleton } from './people-skeleton.tsx';

interface PeopleListProps {
  query: UseInfiniteQueryResult<InfiniteData<Page<ListedPerson>>>;
  failedTitle: string;
  empty: ReactNode;
  row: (person: ListedPerson) => ReactNode;
}

/** People page by page; the next page comes as one scrolls. */
export function PeopleList({ query, failedTitle, empty, row }: PeopleListProps) {
  const { data, isPending, error, isRefetching, refetch } = query;
  if (isPending) return <PeopleSkeleton />;
  if (!data) {
    return <LoadFailed title={failedTitle} error={error} isRetrying={isRefetching} onRetry={() => void refetch()} />;
  }
  // One who was followed anew while the pages were read may stand on two of them.
  const people = [...new Map(data.pages.flatMap(({ items }) => items).map((person) => [person.id, person])).values()];
  if (people.length === 0) return empty;
  return (
    <>
      <ul>
        {people.map((person) => (
          <li key={person.id}>{row(person)}</li>
        ))}
      </ul>
      <NextPeople query={query} />
    </>
  );
}

function NextPeople({ query }: Pick<PeopleListProps, 'query'>) {
  const { t } = useTranslation(['profile', 'common']);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  // After a failure only a press tries again.
  const mayFetch = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const end = useReached(
    useCallback(() => {
      if (mayFetch) void fetchNextPage();
    }, [mayFetch, fetchNextPage]),
  );
  if (!hasNextPage) return null;
  return (
    <div ref={end} className="flex flex-col items-center gap-3 pt-4">
      {isFetchNextPageError && (
        <p role="alert" className="text-danger text-sm">
          {t('people.moreFailed')}
        </p>
      )}
      <Button variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t('common:action.showMore')}
      </Button>
    </div>
  );
}
