import type { ReactNode } from 'react';

export interface ChoiceCardContentProps {
  title: ReactNode;
  description?: ReactNode;
  /** Shown at the end of the first line, such as a price. */
  aside?: ReactNode;
}

export function ChoiceCardContent({ title, description, aside }: ChoiceCardContentProps) {
  return (
    <span className="flex min-w-0 flex-1 flex-col gap-0.5">
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-semibold">{title}</span>
        {aside && <span className="shrink-0 font-semibold tabular-nums">{aside}</span>}
      </span>
      {description && <span className="text-sm text-text-muted">{description}</span>}
    </span>
  );
}
