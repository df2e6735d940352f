import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/lib/use-failure-text.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { notify } from '@/ui/notify.ts';

/** The specification's catalogue (section 8): some failures are told as "Error" with the text, others by the text alone. */
type FailureToast = 'titled' | 'plain';

interface LoadFailedProps {
  title: string;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  /** Told in a toast as well, each time it fails. */
  toast?: FailureToast;
}

/** Behind the sign-in: what could not be loaded, why, and another try. */
export function LoadFailed({ title, error, isRetrying, onRetry, toast }: LoadFailedProps) {
  const { t } = useTranslation(['profile', 'common']);
  useFailureToast(title, isRetrying ? undefined : toast);
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

function useFailureToast(title: string, toast: FailureToast | undefined): void {
  const { t } = useTranslation('common');
  useEffect(() => {
    if (toast === 'titled') notify.error(t('error.title'), title);
    if (toast === 'plain') notify.error(title);
  }, [toast, title, t]);
}
