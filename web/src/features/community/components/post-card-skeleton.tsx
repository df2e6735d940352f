import { Card } from '@/ui/card.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';

export function PostCardSkeleton({ withPicture }: { withPicture?: boolean }) {
  return (
    <Card className="overflow-hidden">
      <div className="flex items-center gap-3 px-4 py-3">
        <Skeleton shape="circle" className="size-10" />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-3 w-24" />
        </div>
      </div>
      <div className="flex flex-col gap-2 px-4 pb-4">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-3/5" />
      </div>
      {withPicture && <Skeleton shape="square" className="aspect-4/3 w-full" />}
      <div className="flex gap-3 px-4 py-3">
        <Skeleton shape="circle" className="size-7" />
        <Skeleton shape="circle" className="size-7" />
        <Skeleton shape="circle" className="size-7" />
      </div>
    </Card>
  );
}
