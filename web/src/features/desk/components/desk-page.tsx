import type { ReactNode } from 'react';

interface DeskPageProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Main actions of the screen, at the end of the heading. */
  actions?: ReactNode;
  /** Filters, tabs or days. Stays visible below the heading while the page scrolls. */
  toolbar?: ReactNode;
  children: ReactNode;
}

export function DeskPage({ title, subtitle, actions, toolbar, children }: DeskPageProps) {
  return (
    <div className="mx-auto flex w-full max-w-[100rem] flex-col gap-4 px-4 py-4 md:px-6 md:py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <h1 className="text-title">{title}</h1>
          {subtitle && <p className="text-sm text-text-muted">{subtitle}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {toolbar && <div className="flex flex-wrap items-end gap-3">{toolbar}</div>}
      {children}
    </div>
  );
}
