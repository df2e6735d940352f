import { useTranslation } from '@/i18n/use-translation.ts';
import { Skeleton } from '@/ui/skeleton.tsx';

export function Waiting({ rows = 2 }: { rows?: number }) {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('state.loading')} className="grid gap-4">
      {['first', 'second', 'third'].slice(0, rows).map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  );
}
