import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import type { SubmitStep } from '../use-submit-booking.ts';

export interface SubmitState {
  step: SubmitStep;
  /** The gateway's page comes next. */
  isOnline: boolean;
}

interface SubmitButtonProps extends SubmitState {
  /** Something required is missing. */
  isDisabled: boolean;
  /** Id of the text that says what is missing. */
  describedBy?: string;
  className?: string;
}

/** Looks and is announced as disabled, but accepts presses, so that the page can say what is missing. */
export function SubmitButton({ isDisabled, step, isOnline, describedBy, className }: SubmitButtonProps) {
  const { t } = useTranslation('booking');
  return (
    <Button
      type="submit"
      variant="secondary"
      size="large"
      loading={step !== 'ready'}
      aria-disabled={isDisabled || undefined}
      aria-describedby={describedBy}
      className={cn('aria-disabled:pointer-events-auto! aria-disabled:cursor-not-allowed', className)}
    >
      {step === 'ready' ? t(isOnline ? 'summary.submitOnline' : 'summary.submit') : t(`summary.${step}`)}
    </Button>
  );
}
