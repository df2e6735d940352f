import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, cloneElement, isValidElement } from 'react';
import { cn } from './cn.ts';
import { Spinner } from './spinner.tsx';

export const buttonStyles = cva(
  [
    'relative inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 rounded-control text-center font-semibold',
    // Breaks words that are too long, except in table cells, where the column grows instead.
    'wrap-anywhere in-[td]:wrap-normal',
    'transition-[background-color,border-color,color,transform] duration-150 active:scale-[0.98]',
    'disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55',
    '[&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-5',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary hover:bg-primary-hover',
        secondary: 'bg-accent text-on-accent hover:bg-accent-hover',
        outline:
          'border border-border-strong bg-surface text-text hover:bg-surface-sunken dark:hover:bg-surface-raised',
        ghost: 'text-text hover:bg-text/6 dark:hover:bg-text/10',
        danger: 'bg-danger-solid text-on-danger hover:brightness-95',
      },
      size: {
        // The visible height is 36 px; the touch target is 44 px.
        small: 'min-h-9 px-3.5 py-1.5 text-sm before:absolute before:inset-x-0 before:-inset-y-1',
        medium: 'min-h-11 px-5 py-2 text-base',
        /** Same height as medium, for many short choices side by side. */
        dense: 'min-h-11 px-2 py-2 text-sm',
        large: 'min-h-13 px-6 py-3 text-base',
      },
      block: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'medium' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyles> {
  /** Shows a spinner and ignores presses. The button stays in the tab order. */
  loading?: boolean;
  /** Applies the style to the only child, such as a link. */
  asChild?: boolean;
}

export function Button({ variant, size, block, loading = false, asChild, className, children, ...props }: ButtonProps) {
  const classes = cn(buttonStyles({ variant, size, block }), className);
  if (asChild && isValidElement<{ className?: string }>(children)) {
    return cloneElement(children, { ...props, className: cn(classes, children.props.className) });
  }
  const busy = loading ? { 'aria-disabled': true, 'aria-busy': true, onClick: preventPress } : {};
  return (
    <button type="button" className={classes} {...props} {...busy}>
      {loading && <Spinner />}
      {children}
    </button>
  );
}

function preventPress(event: { preventDefault: () => void }) {
  event.preventDefault();
}
