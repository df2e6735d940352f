import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButtonStyles } from '@/ui/icon-button.tsx';

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Where the back button leads; without it there is none. */
  backTo?: LinkProps['to'];
  backSearch?: LinkProps['search'];
  action?: ReactNode;
}

export function PageHeader({ title, subtitle, backTo, backSearch, action }: PageHeaderProps) {
  return (
    <div className="mb-5 grid grid-cols-[auto_minmax(0,1fr)_auto] items-start md:mb-8">
      {backTo && <BackLink to={backTo} search={backSearch} />}
      <h1 className="col-start-2 pt-1.5 text-title">{title}</h1>
      {action && <div className="ms-2">{action}</div>}
      {subtitle && <p className="col-span-2 col-start-2 mt-1 text-text-muted">{subtitle}</p>}
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
