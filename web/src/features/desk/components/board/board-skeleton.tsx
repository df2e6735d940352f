import { Skeleton } from '@/ui/skeleton.tsx';

const rows = [1, 2, 3, 4, 5];

export function BoardSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-6 w-64" />
      <div className="grid grid-cols-[4rem_1fr] gap-2 lg:grid-cols-[5rem_1fr_1fr_1fr]">
        {rows.map((row) => (
          <Row key={row} />
        ))}
      </div>
    </div>
  );
}

function Row() {
  return (
    <>
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20 max-lg:hidden" />
      <Skeleton className="h-20 max-lg:hidden" />
    </>
  );
}
