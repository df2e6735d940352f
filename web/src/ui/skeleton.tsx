import { cn } from './cn.ts';

const shapes = { control: 'rounded-control', card: 'rounded-card', circle: 'rounded-full', square: '' };

interface SkeletonProps {
  shape?: keyof typeof shapes;
  className?: string;
}

/** Decorative placeholder. The surrounding list has `aria-busy`. */
export function Skeleton({ shape = 'control', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cn('block animate-shimmer bg-border/70 dark:bg-border/60', shapes[shape], className)}
    />
  );
}
