import type { ReactNode } from 'react';

interface ReceiptLineProps {
  term: string;
  children: ReactNode;
  isStrong?: boolean;
}

/** One line of a receipt. */
export function ReceiptLine({ term, children, isStrong }: ReceiptLineProps) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="shrink-0 text-text-muted">{term}</dt>
      <dd
        className={
          isStrong ? 'text-end font-bold text-heading tabular-nums' : 'wrap-anywhere min-w-0 text-pretty text-end'
        }
      >
        {children}
      </dd>
    </div>
  );
}
