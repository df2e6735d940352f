import { useTranslation } from '@/i18n/use-translation.ts';
import { PostCardSkeleton } from './post-card-skeleton.tsx';

export function PostListSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('state.loading')} className="flex flex-col gap-4">
      <PostCardSkeleton withPicture />
      <PostCardSkeleton />
    </div>
  );
}
