import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { notify } from '@/ui/notify.ts';

interface GarageLoadProblemProps {
  error: Error;
  /** Increases with every failure, so that each one shows a toast. */
  attempt: number;
  isBusy: boolean;
  onRetry: () => void;
}

export function GarageLoadProblem({ error, ...problem }: GarageLoadProblemProps) {
  // 400 means that the address contains no valid garage id.
  const isUnknown = isAnswered(error) && (error.status === 404 || error.status === 400);
  return isUnknown ? <UnknownGarage /> : <LoadFailed {...problem} />;
}

function UnknownGarage() {
  const { t } = useTranslation('booking');
  return (
    <EmptyState
      illustration="not-found"
      title={t('load.unknown')}
      text={t('load.unknownHint')}
      action={
        <Button asChild>
          <Link to="/services">{t('load.browse')}</Link>
        </Button>
      }
    />
  );
}

function LoadFailed({ attempt, isBusy, onRetry }: Omit<GarageLoadProblemProps, 'error'>) {
  const { t } = useTranslation(['booking', 'common']);
  useEffect(() => {
    if (attempt > 0) notify.error(t('common:error.title'), t('load.failed'));
  }, [attempt, t]);
  return (
    <EmptyState
      illustration="error"
      title={t('load.failed')}
      text={t('load.hint')}
      action={
        <Button loading={isBusy} onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      }
    />
  );
}
