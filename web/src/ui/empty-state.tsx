import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface EmptyStateProps {
  /** File name below `/illustrations`, without `.svg`. */
  illustration?: string;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** Heading level of the title. */
  as?: 'h1' | 'h2' | 'h3' | 'p';
  className?: string;
}

export function EmptyState({ illustration, title, text, action, as: Title = 'h2', className }: EmptyStateProps) {
  return (
    <div className={cn('mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center', className)}>
      {illustration && (
        <img
          src={`/illustrations/${illustration}.svg`}
          alt=""
          width={320}
          height={240}
          decoding="async"
          className="mb-6 h-auto w-64 max-w-full"
        />
      )}
      <Title className="text-heading">{title}</Title>
      {text && <p className="mt-2 text-pretty text-text-muted">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap items-center justify-center gap-3">{action}</div>}
    </div>
  );
}
