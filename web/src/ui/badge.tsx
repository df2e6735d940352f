import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const badgeStyles = cva(
  'inline-flex h-fit items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-xs [&_svg]:size-3.5',
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
    },
    defaultVariants: { tone: 'secondary' },
  },
);

interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeStyles> {}

export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span className={cn(badgeStyles({ tone }), className)} {...props} />;
}
