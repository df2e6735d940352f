import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';

interface SubmitButtonProps {
  /** Something required is not filled in. */
  isDisabled: boolean;
  isBusy: boolean;
  /** Id of the text that says what is missing. */
  describedBy?: string;
  className?: string;
}

/**
 * Disabled in look and for a screen reader, yet it takes a press: the page then says what is missing instead of
 * staying silent.
 */
export function SubmitButton({ isDisabled, isBusy, describedBy, className }: SubmitButtonProps) {
  const { t } = useTranslation('booking');
  return (
    <Button
      type="submit"
      variant="secondary"
      size="large"
      loading={isBusy}
      aria-disabled={isDisabled || undefined}
      aria-describedby={describedBy}
      className={cn('aria-disabled:pointer-events-auto! aria-disabled:cursor-not-allowed', className)}
    >
      {isBusy ? t('summary.submitting') : t('summary.submit')}
    </Button>
  );
}
