import { type ReactNode, useId } from 'react';
import { CardTitle } from '@/ui/card.tsx';

interface FormSectionProps {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export function FormSection({ title, aside, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border border-border bg-surface p-4 shadow-card sm:p-5"
    >
      <div className="flex items-baseline justify-between gap-3">
        <CardTitle id={id}>{title}</CardTitle>
        {aside && <span className="text-sm text-text-muted">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
