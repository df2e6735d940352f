import type { ReactNode } from 'react';

interface ReceiptLineProps {
  term: string;
  children: ReactNode;
  isStrong?: boolean;
}

export function ReceiptLine({ term, children, isStrong }: ReceiptLineProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
      <dt className="max-w-full text-text-muted">{term}</dt>
      <dd
        className={
          isStrong
            ? 'text-end font-bold text-heading tabular-nums'
            : 'wrap-anywhere ms-auto min-w-0 text-pretty text-end'
        }
      >
        {children}
      </dd>
    </div>
  );
}
