import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

interface CardProps extends ComponentProps<'div'> {
  /** Lifts on hover, for a card that is or contains a single link. */
  interactive?: boolean;
  /** Has no frame, for a part of another card. */
  flat?: boolean;
}

export function Card({ interactive, flat, className, ...props }: CardProps) {
  return (
    <div
      className={cn(
        'bg-surface',
        !flat && 'rounded-card border border-border shadow-card',
        interactive &&
          'transition-[box-shadow,border-color] duration-200 hover:border-border-strong/50 hover:shadow-raised',
        className,
      )}
      {...props}
    />
  );
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('p-4 sm:p-5', className)} {...props} />;
}

interface CardTitleProps extends ComponentProps<'h2'> {
  as?: 'h2' | 'h3';
}

export function CardTitle({ as: Heading = 'h2', className, ...props }: CardTitleProps) {
  return <Heading className={cn('text-heading', className)} {...props} />;
}
