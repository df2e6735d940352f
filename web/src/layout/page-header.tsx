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
    <div className="mb-5 flex items-start gap-2 md:mb-8">
      {backTo && <BackLink to={backTo} search={backSearch} />}
      <div className="min-w-0 flex-1 pt-1.5">
        <h1 className="text-title">{title}</h1>
        {subtitle && <p className="mt-1 text-text-muted">{subtitle}</p>}
      </div>
      {action}
    </div>
  );
}

function BackLink({ to, search }: Pick<LinkProps, 'to' | 'search'>) {
  const { t } = useTranslation('common');
  return (
    <Link to={to} search={search} aria-label={t('nav.back')} className={iconButtonStyles({ className: '-ms-2.5' })}>
      <ArrowLeft aria-hidden="true" />
    </Link>
  );
}
