import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

export const iconButtonStyles = cva(
  [
    'inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors duration-150',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50',
    '[&_svg:not([class*=size-])]:size-5',
  ],
  {
    variants: {
      variant: {
        ghost: 'text-text hover:bg-text/6 dark:hover:bg-text/10',
        outline:
          'border border-border bg-surface text-text shadow-card hover:bg-surface-sunken dark:hover:bg-surface-raised',
        /** Placed over content that scrolls below it. */
        raised:
          'border border-border bg-surface text-text shadow-raised hover:bg-surface-sunken dark:hover:bg-surface-raised',
        alert: 'bg-danger-soft text-danger',
        solid: 'bg-primary text-on-primary hover:bg-primary-hover',
        /** Placed on a picture. */
        floating: 'bg-surface/92 text-text shadow-card hover:bg-surface',
      },
    },
    defaultVariants: { variant: 'ghost' },
  },
);

interface IconButtonProps extends ComponentProps<'button'>, VariantProps<typeof iconButtonStyles> {
  /** Accessible name; there is no visible text. */
  label: string;
  /** Ignores presses, but keeps the focus and its place in the tab order. */
  loading?: boolean;
  children: ReactNode;
}

export function IconButton({ label, variant, loading = false, className, children, ...props }: IconButtonProps) {
  const busy = loading ? { 'aria-disabled': true, 'aria-busy': true, onClick: undefined } : {};
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={cn(iconButtonStyles({ variant }), className)}
      {...props}
      {...busy}
    >
      {children}
    </button>
  );
}
