import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageCircleOff } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { errorCode } from '@/lib/api/api-errors.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { NextPage } from '@/ui/next-page.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { commentsOptions } from '../queries/posts.ts';
import { commentsOf } from '../use-comments.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';

interface CommentSectionProps {
  postId: string;
  canComment: boolean;
}

export function CommentSection({ postId, canComment }: CommentSectionProps) {
  const { t } = useTranslation('community');
  const query = useInfiniteQuery(commentsOptions(postId));
  const comments = commentsOf(query.data);

  if (query.isPending) return <Waiting />;
  if (!query.data) {
    const isGone = errorCode(query.error) === 'NOT_FOUND';
    if (isGone) return <EmptyState illustration="not-found" as="h3" title={t('post.gone')} />;
    return (
      <LoadFailed
        title={t('comments.loadFailed')}
        error={query.error}
        isRetrying={query.isRefetching}
        onRetry={() => query.refetch()}
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {canComment ? <CommentForm postId={postId} /> : <Closed />}
      {comments.length === 0 ? (
        <div className="py-8 text-center">
          <p className="font-semibold">{t('comments.empty')}</p>
          {canComment && <p className="mt-1 text-sm text-text-muted">{t('comments.emptyText')}</p>}
        </div>
      ) : (
        <ul aria-label={t('comments.title')} className="flex flex-col gap-4">
          {comments.map((comment) => (
            <li key={comment.id}>
              <CommentItem comment={comment} />
            </li>
          ))}
        </ul>
      )}
      <NextPage
        query={query}
        failed={t('comments.moreFailed')}
        busy={t('comments.loadingMore')}
        more={t('comments.loadMore')}
      />
    </div>
  );
}

function Closed() {
  const { t } = useTranslation('community');
  return (
    <p className="flex items-center gap-2.5 rounded-control bg-surface-sunken px-4 py-3 text-sm text-text-muted">
      <MessageCircleOff aria-hidden="true" className="size-5 shrink-0" />
      {t('comments.closed')}
    </p>
  );
}

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('state.loading')} className="flex flex-col gap-5">
      <Skeleton className="h-12 w-full" />
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className="flex gap-3">
          <Skeleton shape="circle" className="size-10 shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
