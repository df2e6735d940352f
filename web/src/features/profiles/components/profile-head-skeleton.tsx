import { useTranslation } from '@/i18n/use-translation.ts';
import { Card, CardBody } from '@/ui/card.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';

export function ProfileHeadSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Card>
      <CardBody className="sm:p-7">
        <div role="status" aria-label={t('state.loading')} className="flex flex-wrap items-center gap-4 sm:gap-8">
          <Skeleton shape="circle" className="size-20 shrink-0 sm:size-32" />
          <div className="flex min-w-0 flex-1 flex-col gap-2.5">
            <Skeleton className="h-7 w-48 max-w-full" />
            <Skeleton className="h-4 w-32 max-w-full" />
            <Skeleton className="hidden h-10 w-72 max-w-full sm:block" />
          </div>
          <Skeleton className="h-12 w-full sm:hidden" />
          <Skeleton className="h-4 w-4/5 sm:hidden" />
          <Skeleton className="h-11 w-full sm:hidden" />
        </div>
      </CardBody>
    </Card>
  );
}
