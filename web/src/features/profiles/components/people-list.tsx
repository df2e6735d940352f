import type { ListedPerson } from '@pahiya/contract/profiles/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { NextPage } from '@/ui/next-page.tsx';
import { PeopleSkeleton } from './people-skeleton.tsx';

interface PeopleListProps {
  query: UseInfiniteQueryResult<InfiniteData<Page<ListedPerson>>>;
  failedTitle: string;
  empty: ReactNode;
  row: (person: ListedPerson) => ReactNode;
}

export function PeopleList({ query, failedTitle, empty, row }: PeopleListProps) {
  const { t } = useTranslation(['profile', 'common']);
  const { data, isPending, error, isRefetching, refetch } = query;
  if (isPending) return <PeopleSkeleton />;
  if (!data) {
    return (
      <LoadFailed
        toast="plain"
        title={failedTitle}
        error={error}
        isRetrying={isRefetching}
        onRetry={() => void refetch()}
      />
    );
  }
  // A person followed again during paging can appear on two pages.
  const people = [...new Map(data.pages.flatMap(({ items }) => items).map((person) => [person.id, person])).values()];
  if (people.length === 0) return empty;
  return (
    <>
      <ul>
        {people.map((person) => (
          <li key={person.id}>{row(person)}</li>
        ))}
      </ul>
      <NextPage query={query} failed={t('people.moreFailed')} more={t('common:action.showMore')} />
    </>
  );
}
