import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const badgeStyles = cva(
  'inline-flex h-fit items-center gap-1 rounded-full px-2.5 py-0.5 font-semibold text-xs [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        primary: 'bg-primary text-on-primary',
        secondary: 'bg-surface-sunken text-text-muted dark:bg-surface-raised',
        accent: 'bg-accent-soft text-on-accent-soft',
        success: 'bg-success-soft text-success',
        danger: 'bg-danger-soft text-danger',
        info: 'bg-info-soft text-info',
      },
      /** Lets the text wrap in narrow places. */
      wraps: { true: 'max-w-full', false: 'whitespace-nowrap' },
    },
    defaultVariants: { tone: 'secondary', wraps: false },
  },
);

interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeStyles> {}

export function Badge({ tone, wraps, className, ...props }: BadgeProps) {
  return <span className={cn(badgeStyles({ tone, wraps }), className)} {...props} />;
}
