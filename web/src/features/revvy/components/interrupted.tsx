import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';

interface InterruptedProps {
  failure: RevvyMessage['failure'];
  onRetry: (() => void) | undefined;
}

/** Explains why an answer was interrupted and offers to retry. */
export function Interrupted({ failure, onRetry }: InterruptedProps) {
  const { t } = useTranslation('revvy');
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface-sunken p-3 dark:bg-surface-raised">
      <p className="text-sm text-text-muted">{t(`interrupted.${failure ?? 'lost'}`)}</p>
      {onRetry && (
        <Button variant="outline" size="small" onClick={onRetry}>
          <RotateCcw aria-hidden="true" />
          {t('message.retry')}
        </Button>
      )}
    </div>
  );
}
