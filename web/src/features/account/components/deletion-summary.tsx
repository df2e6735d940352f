import { Archive, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';

/** Explains what a deletion removes, and what stays and why. */
export function DeletionSummary() {
  const { t } = useTranslation('account');
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Part icon={<Trash2 />} title={t('delete.goes')}>
        {t('delete.goesText')}
      </Part>
      <Part icon={<Archive />} title={t('delete.stays')}>
        {t('delete.staysText')}
      </Part>
    </dl>
  );
}

function Part({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="rounded-control bg-surface-sunken p-4 dark:bg-surface-raised">
      <dt className="flex items-center gap-2 font-semibold">
        <span aria-hidden="true" className="text-text-muted [&_svg]:size-5">
          {icon}
        </span>
        {title}
      </dt>
      <dd className="wrap-anywhere mt-1.5 text-pretty text-sm text-text-muted">{children}</dd>
    </div>
  );
}
