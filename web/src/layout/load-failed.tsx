import { useEffect } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { notify } from '@/ui/notify.ts';

/** A failure's toast (product, section 4.11): one titled "Error" with the text, or the text alone. */
type FailureToast = 'titled' | 'plain';

interface LoadFailedProps {
  title: string;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  /** Also shows a toast, each time it fails. */
  toast?: FailureToast;
}

/** Explains a failed load and offers to retry, on pages behind the sign-in. */
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
