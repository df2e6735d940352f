import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';

interface ChatLoadFailedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  onNew: () => void;
}

/** Explains why a conversation cannot be shown and offers ways to continue. */
export function ChatLoadFailed({ error, isRetrying, onRetry, onNew }: ChatLoadFailedProps) {
  const { t } = useTranslation('revvy');
  const failureText = useFailureText();
  const isGone = isAnswered(error) && error.code === 'NOT_FOUND';
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <EmptyState
        illustration="error"
        title={t(isGone ? 'load.goneTitle' : 'load.failedTitle')}
        text={isGone ? t('load.goneText') : (failureText(error) ?? t('load.failedText'))}
        action={
          <>
            {!isGone && (
              <Button loading={isRetrying} onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            <Button variant={isGone ? 'primary' : 'outline'} onClick={onNew}>
              {t('newChat')}
            </Button>
          </>
        }
      />
    </div>
  );
}
