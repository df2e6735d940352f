import { useTranslation } from '@/i18n/use-translation.ts';
import { Skeleton } from '@/ui/skeleton.tsx';

export function GaragePageSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('state.loading')} className="flex flex-col gap-5 pt-6">
      {['h-64', 'h-40', 'h-96'].map((height) => (
        <Skeleton key={height} shape="card" className={height} />
      ))}
    </div>
  );
}
