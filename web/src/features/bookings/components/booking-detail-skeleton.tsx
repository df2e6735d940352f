import { useTranslation } from '@/i18n/use-translation.ts';
import { Card, CardBody } from '@/ui/card.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { BookingCardSkeleton } from './booking-card-skeleton.tsx';

export function BookingDetailSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div
      role="status"
      aria-label={t('state.loading')}
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6"
    >
      <BookingCardSkeleton />
      <Card>
        <CardBody className="flex flex-col gap-3">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </CardBody>
      </Card>
    </div>
  );
}
