import { useTranslation } from '@/i18n/use-translation.ts';
import { Card } from '@/ui/card.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';

export function NotificationListSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('state.loading')} aria-busy="true">
      <Skeleton className="mb-3 h-4 w-16" />
      <Card className="divide-y divide-border overflow-hidden">
        {[1, 2, 3, 4, 5].map((place) => (
          <div key={place} className="flex items-start gap-4 p-4 sm:px-5">
            <Skeleton shape="circle" className="size-12 shrink-0" />
            <div className="flex flex-1 flex-col gap-2 pt-1">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-4 w-10" />
            </div>
          </div>
        ))}
      </Card>
    </div>
  );
}
