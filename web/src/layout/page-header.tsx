import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { iconButtonStyles } from '@/ui/icon-button.tsx';

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Target of the back button. Without it there is no button. */
  backTo?: LinkProps['to'];
  backSearch?: LinkProps['search'];
  action?: ReactNode;
}

export function PageHeader({ title, subtitle, backTo, backSearch, action }: PageHeaderProps) {
  return (
    <div className="mb-5 flex flex-wrap items-start gap-y-2 md:mb-8">
      {backTo && <BackLink to={backTo} search={backSearch} />}
      {/* The action wraps below a title that needs the full line. */}
      <div className="min-w-min flex-1">
        <h1 className="pt-1.5 text-title">{title}</h1>
        {subtitle && <p className="mt-1 text-text-muted">{subtitle}</p>}
      </div>
      {action && <div className="ms-auto max-w-full ps-2">{action}</div>}
    </div>
  );
}

function BackLink({ to, search }: Pick<LinkProps, 'to' | 'search'>) {
  const { t } = useTranslation('common');
  return (
    <Link
      to={to}
      search={search}
      aria-label={t('nav.back')}
      className={iconButtonStyles({ className: '-ms-2.5 me-2' })}
    >
      <ArrowLeft aria-hidden="true" />
    </Link>
  );
}
