import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/lib/use-failure-text.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';

interface LoadFailedProps {
  title: string;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Behind the sign-in: what could not be loaded, why, and another try. */
export function LoadFailed({ title, error, isRetrying, onRetry }: LoadFailedProps) {
  const { t } = useTranslation('profile');
  const failureText = useFailureText();
  return (
    <EmptyState
      illustration="error"
      title={title}
      text={failureText(error) ?? t('loadFailedText')}
      action={
        <Button loading={isRetrying} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
