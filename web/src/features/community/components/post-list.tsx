import type { Post } from '@pahiya/contract/community/schemas';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { NextPage } from '@/ui/next-page.tsx';
import type { feedOptions, postsOfPerson, savedPosts } from '../queries/posts.ts';
import { postsOf } from '../rules/lists.ts';
import type { PostPages } from '../types.ts';
import { PostListSkeleton } from './post-list-skeleton.tsx';
import { VirtualPosts } from './virtual-posts.tsx';

export type PostListOptions = ReturnType<typeof feedOptions | typeof savedPosts | typeof postsOfPerson>;

interface PostListProps {
  options: PostListOptions;
  onComments: (postId: string) => void;
  /** Shown when there are no posts. */
  empty: ReactNode;
  end?: ReactNode;
  /** Heading level of each post; on a profile it is below the profile's name. */
  as?: 'h2' | 'h3';
}

/** An endless virtual list: further pages load on scrolling, and only posts near the screen are rendered. */
export function PostList({ options, onComments, empty, end, as }: PostListProps) {
  const { t } = useTranslation('community');
  const query = useInfiniteQuery(options as ReturnType<typeof feedOptions>);
  const pages: InfiniteData<{ items: Post[]; nextCursor: string | null }, string | undefined> | undefined = query.data;
  if (query.isPending) return <PostListSkeleton />;
  if (!pages) {
    return (
      <LoadFailed
        toast="titled"
        title={t('feed.failed')}
        error={query.error}
        isRetrying={query.isRefetching}
        onRetry={() => query.refetch()}
      />
    );
  }

  const posts = postsOf(pages as PostPages);
  if (posts.length === 0 && !query.hasNextPage) return empty;
  return (
    <>
      <VirtualPosts
        posts={posts}
        isBusy={query.isFetchingNextPage}
        memory={options.queryKey}
        onComments={onComments}
        as={as}
      />
      {query.hasNextPage ? (
        <NextPage query={query} failed={t('feed.moreFailed')} busy={t('feed.loadingMore')} more={t('feed.loadMore')} />
      ) : (
        end
      )}
    </>
  );
}
