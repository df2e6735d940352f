import { Card } from '@/ui/card.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { GarageCardSkeleton } from '../garage-card-skeleton.tsx';

export function SearchHitSkeleton() {
  return (
    <Card className="overflow-hidden [&>*]:rounded-none [&>*]:border-0 [&>*]:shadow-none">
      <GarageCardSkeleton layout="row" />
      <div className="flex flex-col gap-4 p-3.5">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-5/6" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    </Card>
  );
}
