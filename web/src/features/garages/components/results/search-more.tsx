import { useTranslation } from '@/i18n/use-translation.ts';
import { useReached } from '@/lib/viewport/use-reached.ts';
import { Button } from '@/ui/button.tsx';
import type { useSearch } from '../../use-search.ts';
import { LoadFailure } from '../load-failure.tsx';

export function SearchMore({ search }: { search: ReturnType<typeof useSearch> }) {
  const { t } = useTranslation('common');
  const { hasMore, isOutdated, isLoadingMore, loadsByItself, loadMore } = search;
  const end = useReached(loadMore);
  if (search.hasMoreFailed) {
    return (
      <div className="mt-6">
        <LoadFailure onRetry={loadMore} />
      </div>
    );
  }
  if (!hasMore || isOutdated) return null;
  return (
    <div ref={loadsByItself && !isLoadingMore ? end : undefined} className="mt-8 flex justify-center">
      <Button variant="outline" loading={isLoadingMore} onClick={loadMore}>
        {t(isLoadingMore ? 'state.loading' : 'action.showMore')}
      </Button>
    </div>
  );
}
