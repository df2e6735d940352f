import { Card } from '@/ui/card.tsx';
import { cn } from '@/ui/cn.ts';
import { Skeleton } from '@/ui/skeleton.tsx';

export function GarageCardSkeleton({ layout = 'tall' }: { layout?: 'tall' | 'row' }) {
  const isRow = layout === 'row';
  return (
    <Card className={cn('flex h-full w-full overflow-hidden', isRow ? 'min-h-40 sm:flex-col' : 'flex-col')}>
      <Skeleton shape="square" className={isRow ? 'w-32 shrink-0 sm:aspect-16/10 sm:w-full' : 'aspect-16/10 w-full'} />
      <div className="flex flex-1 flex-col gap-2.5 p-4">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </Card>
  );
}
