import type { ReactNode } from 'react';

interface FlatDialogProps {
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Stands in for the dialog, which the server never draws. */
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
