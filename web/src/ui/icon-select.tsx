import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

interface IconSelectProps extends ComponentProps<'select'> {
  label: string;
  icon: ReactNode;
  /** The chosen value as text, shown beside the icon where there is room. */
  text?: ReactNode;
}

export function IconSelect({ label, icon, text, className, ...props }: IconSelectProps) {
  return (
    <span
      className={cn(
        'relative inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-full px-2.5 font-medium text-sm',
        'transition-colors hover:bg-text/6 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 dark:hover:bg-text/10',
        className,
      )}
    >
      <span aria-hidden="true" className="flex [&_svg]:size-5">
        {icon}
      </span>
      {text && (
        <span aria-hidden="true" className="hidden items-center gap-1 lg:flex">
          {text}
          <ChevronDown className="size-4 text-text-muted" />
        </span>
      )}
      <select
        aria-label={label}
        title={label}
        // System font, because measuring the options must not download fonts of other scripts.
        className="absolute inset-0 size-full cursor-pointer bg-surface font-[system-ui] text-base text-text opacity-0"
        {...props}
      />
    </span>
  );
}
