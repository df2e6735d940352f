import type { ReactNode } from 'react';

interface FlatDialogProps {
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Replaces the real dialog, which renders nothing on the server. */
export function Dialog({ title, description, footer, children }: FlatDialogProps) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{description}</p>
      {children}
      <footer>{footer}</footer>
    </section>
  );
}
