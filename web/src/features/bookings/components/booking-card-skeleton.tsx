import { Card, CardBody } from '@/ui/card.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';

export function BookingCardSkeleton() {
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <div className="flex gap-3">
          <Skeleton className="size-16 shrink-0" />
          <div className="flex min-w-0 flex-1 flex-col gap-2 pt-1">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </div>
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-11 w-full" />
      </CardBody>
    </Card>
  );
}
