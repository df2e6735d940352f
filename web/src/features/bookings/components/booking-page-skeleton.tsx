import { useTranslation } from '@/i18n/use-translation.ts';
import { Card, CardBody } from '@/ui/card.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';

export function BookingPageSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <span role="status" className="sr-only">
        {t('state.loading')}
      </span>
      <Card>
        <CardBody className="flex items-center gap-4">
          <Skeleton className="aspect-4/3 w-24 shrink-0 sm:w-30" />
          <span className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-1/4" />
          </span>
        </CardBody>
      </Card>
      <Card>
        <CardBody className="grid gap-3 sm:grid-cols-2">
          <Skeleton className="col-span-full h-6 w-32" />
          <Skeleton className="col-span-full h-12" />
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <Skeleton key={place} shape="card" className="h-24" />
          ))}
        </CardBody>
      </Card>
    </div>
  );
}
