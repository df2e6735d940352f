import type { ReactNode } from 'react';

interface OutcomeProps {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

export function Outcome({ icon, title, text, children }: OutcomeProps) {
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <span
        aria-hidden="true"
        className="flex size-14 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft [&_svg]:size-7"
      >
        {icon}
      </span>
      <div role="status">
        <h2 className="text-heading">{title}</h2>
        <p className="wrap-anywhere mt-1.5 text-pretty text-text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}
