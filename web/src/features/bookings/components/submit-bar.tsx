import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import type { Choice } from '../rules/choice.ts';
import { SubmitButton, type SubmitState } from './submit-button.tsx';

/** Total and button at the bottom of a phone while the form is visible. */
export function SubmitBar({ choice, ...state }: SubmitState & { choice: Choice }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex items-center justify-between gap-4 border-border border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-6 md:px-6 lg:hidden">
      <p className="min-w-0">
        <span className="block text-text-muted text-xs">{t('summary.total')}</span>
        <span className="block font-bold text-heading tabular-nums">{format.rupees(choice.total)}</span>
      </p>
      <SubmitButton
        {...state}
        isDisabled={choice.missing.length > 0}
        describedBy="booking-missing"
        className="min-w-0 grow basis-0 sm:max-w-72"
      />
    </div>
  );
}
