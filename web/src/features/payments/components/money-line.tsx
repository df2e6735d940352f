import type { ReactNode } from 'react';

interface MoneyLineProps {
  term: string;
  children: ReactNode;
  isStrong?: boolean;
}

/** One line of a list of amounts. */
export function MoneyLine({ term, children, isStrong }: MoneyLineProps) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="shrink-0 text-text-muted">{term}</dt>
      <dd className={isStrong ? 'text-end font-bold text-heading tabular-nums' : 'text-pretty text-end'}>{children}</dd>
    </div>
  );
}
