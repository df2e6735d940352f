import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/lib/use-failure-text.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';

interface LoadFailedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

export function LoadFailed({ error, isRetrying, onRetry }: LoadFailedProps) {
  const { t } = useTranslation('profile');
  const failureText = useFailureText();
  return (
    <EmptyState
      illustration="error"
      title={t('loadFailed')}
      text={failureText(error) ?? t('loadFailedText')}
      action={
        <Button loading={isRetrying} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
