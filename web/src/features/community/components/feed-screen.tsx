import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { PageHeader } from '@/layout/page-header.tsx';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { feedOptions, peopleOptions } from '../queries/posts.ts';
import { FeedSearch } from './feed-search.tsx';
import { PeopleFound } from './people-found.tsx';
import { PostList } from './post-list.tsx';

interface FeedScreenProps {
  search: string | undefined;
  onSearch: (search: string | undefined) => void;
  onComments: (postId: string) => void;
  onCreate: () => void;
  pill: ReactNode;
}

export function FeedScreen({ search, onSearch, onComments, onCreate, pill }: FeedScreenProps) {
  const { t } = useTranslation('community');
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className="mb-5 flex items-center gap-3">
        <FeedSearch search={search} onSearch={onSearch} />
        <Button variant="secondary" onClick={onCreate} className="h-12 max-sm:size-12 max-sm:px-0">
          <PenLine aria-hidden="true" />
          <span className="max-sm:sr-only">{t('create.open')}</span>
        </Button>
      </div>
      {pill}
      {search ? (
        <Found search={search} onComments={onComments} />
      ) : (
        <PostList
          options={feedOptions()}
          onComments={onComments}
          empty={<NoPosts onCreate={onCreate} />}
          end={<End />}
        />
      )}
    </div>
  );
}

function Found({ search, onComments }: { search: string; onComments: (postId: string) => void }) {
  const { t } = useTranslation('community');
  const { data: people = [], isPending, isError } = useQuery(peopleOptions(search));
  return (
    <>
      {people.length > 0 && <PeopleFound people={people} />}
      {isError && (
        <p role="alert" className="mb-4 text-danger text-sm">
          {t('search.peopleFailed')}
        </p>
      )}
      {people.length > 0 && <h2 className="mb-3 text-heading">{t('search.posts')}</h2>}
      <PostList
        key={search}
        options={feedOptions(search)}
        onComments={onComments}
        empty={!isPending && <NothingFound hasPeople={people.length > 0} />}
      />
    </>
  );
}

function NothingFound({ hasPeople }: { hasPeople: boolean }) {
  const { t } = useTranslation('community');
  if (hasPeople) return <p className="text-text-muted">{t('search.noPosts')}</p>;
  return <EmptyState illustration="no-results" title={t('search.empty')} text={t('search.emptyText')} />;
}

function NoPosts({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('community');
  return (
    <EmptyState
      illustration="no-feed"
      title={t('feed.empty')}
      text={t('feed.emptyText')}
      action={<Button onClick={onCreate}>{t('create.title')}</Button>}
    />
  );
}

function End() {
  const { t } = useTranslation('community');
  return <p className="mt-8 text-center text-sm text-text-muted">{t('feed.end')}</p>;
}
