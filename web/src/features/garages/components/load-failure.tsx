import { RotateCw } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';

/** Replaces a list that could not be loaded. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['offers', 'common']);
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-4 rounded-card border border-border bg-surface p-5 sm:flex-row sm:items-center sm:justify-between"
    >
      <p>{t('failure.text')}</p>
      <Button variant="outline" onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        {t('common:action.retry')}
      </Button>
    </div>
  );
}
