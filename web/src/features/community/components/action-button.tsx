import type { ComponentProps } from 'react';
import { cn } from '@/ui/cn.ts';

export function ActionButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={cn(
        'inline-flex max-w-full min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2.5 font-medium text-sm text-text-muted tabular-nums transition-colors hover:bg-text/6 hover:text-text focus-visible:-outline-offset-3 dark:hover:bg-text/10 [&_svg]:size-5.5',
        className,
      )}
      {...props}
    />
  );
}
