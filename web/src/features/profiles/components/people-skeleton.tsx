import { useTranslation } from '@/i18n/use-translation.ts';
import { Skeleton } from '@/ui/skeleton.tsx';

export function PeopleSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('state.loading')} className="flex flex-col gap-4 py-2">
      {['w-40', 'w-32', 'w-44', 'w-36'].map((width) => (
        <div key={width} className="flex items-center gap-3">
          <Skeleton shape="circle" className="size-12 shrink-0" />
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3.5 w-24" />
          </div>
          <Skeleton className="h-9 w-20 shrink-0" />
        </div>
      ))}
    </div>
  );
}
