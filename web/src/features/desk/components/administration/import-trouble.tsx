import { limits } from '@pahiya/contract/shared/limits';
import { CircleAlert } from 'lucide-react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { Button } from '@/ui/button.tsx';

interface ImportTroubleProps {
  error: unknown;
  isTooLarge: boolean;
  isBusy: boolean;
  onRetry: () => void;
}

/** Explains why the file cannot be previewed and what to do about it. */
export function ImportTrouble({ error, isTooLarge, isBusy, onRetry }: ImportTroubleProps) {
  const { t } = useTranslation(['administration', 'common']);
  const failureText = useFailureText();
  if (!isTooLarge && !error) return null;
  const isUnreadable = isAnswered(error) && error.code === 'UNREADABLE_FILE';
  const text = isTooLarge
    ? t('import.tooLarge', { megabytes: limits.importBytes / 1024 / 1024 })
    : isUnreadable
      ? t('import.unreadable')
      : (failureText(error) ?? t('tryAgain'));
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-danger-soft px-4 py-3 text-danger">
      <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-60 font-medium">{text}</p>
      {!isTooLarge && !isUnreadable && (
        <Button variant="outline" loading={isBusy} onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      )}
    </div>
  );
}
