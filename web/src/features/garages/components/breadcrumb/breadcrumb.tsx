import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export const breadcrumbLink = 'inline-flex min-h-11 items-center rounded-control hover:text-text hover:underline';

interface BreadcrumbProps {
  label: string;
  home: string;
  /** `BreadcrumbStep`s below Home. */
  children: ReactNode;
}

export function Breadcrumb({ label, home, children }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="-mt-4 mb-1 text-sm text-text-muted md:-mt-5 md:mb-2">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        <li>
          <Link to="/" className={breadcrumbLink}>
            {home}
          </Link>
        </li>
        {children}
      </ol>
    </nav>
  );
}

export function BreadcrumbStep({ children }: { children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-x-1.5">
      <ChevronRight aria-hidden="true" className="size-4" />
      {children}
    </li>
  );
}
