import { cn } from './cn.ts';

/** The shape of what is coming. Decoration only: the list around it carries `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('block animate-shimmer rounded-control bg-border/70 dark:bg-border/60', className)}
    />
  );
}
