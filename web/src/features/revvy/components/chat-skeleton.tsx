import { useTranslation } from '@/i18n/use-translation.ts';
import { Skeleton } from '@/ui/skeleton.tsx';

export function ChatSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div
      role="status"
      aria-busy="true"
      className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-6 overflow-hidden p-4"
    >
      <span className="sr-only">{t('state.loading')}</span>
      {[1, 2].map((place) => (
        <div key={place} className="flex flex-col gap-6">
          <Skeleton shape="card" className="ms-auto h-11 w-3/5" />
          <div className="flex gap-3">
            <Skeleton shape="circle" className="size-8 shrink-0" />
            <div className="flex flex-1 flex-col gap-2.5 pt-1">
              <Skeleton className="h-4 w-11/12" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
