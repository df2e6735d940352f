import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';

interface LoadProblemProps {
  error: unknown;
  title?: string;
  isRetrying: boolean;
  onRetry: () => void;
}

export function LoadProblem({ error, title, isRetrying, onRetry }: LoadProblemProps) {
  const { t } = useTranslation('support');
  const failureText = useFailureText();
  return (
    <EmptyState
      illustration="error"
      title={title ?? t('loadFailed')}
      text={failureText(error) ?? undefined}
      action={
        <Button loading={isRetrying} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
