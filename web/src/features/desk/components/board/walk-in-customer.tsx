import { limits } from '@pahiya/contract/shared/limits';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import type { WalkInForm } from '../../use-walk-in-problem.ts';
import { useMissingText } from './use-missing-text.ts';

/** Autocomplete is off: the browser holds the staff member's data, not the customer's. */
export function WalkInCustomer({ form }: { form: WalkInForm }) {
  const { t } = useTranslation('workshop');
  const missing = useMissingText(form);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('board.walkIn.name')} required error={missing('customerName')}>
        <Input {...form.register('customerName')} maxLength={limits.fullNameLength} autoComplete="off" />
      </Field>
      <Field label={t('board.walkIn.phone')} hint={t('board.walkIn.phoneHint')} error={missing('customerPhone')}>
        <Input {...form.register('customerPhone')} type="tel" inputMode="tel" autoComplete="off" />
      </Field>
    </div>
  );
}
