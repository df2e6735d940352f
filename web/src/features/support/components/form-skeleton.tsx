import { useTranslation } from '@/i18n/use-translation.ts';
import { Card, CardBody } from '@/ui/card.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';

export function FormSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Card role="status" aria-busy="true" aria-label={t('state.loading')}>
      <CardBody className="grid gap-5">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-12" />
        ))}
        <Skeleton className="h-32" />
      </CardBody>
    </Card>
  );
}
