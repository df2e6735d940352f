import { limits } from '@pahiya/contract/shared/limits';
import { useTranslation } from '@/i18n/use-translation.ts';
import { formCategories, ticketPriorities } from '@/shared/support/rules/ticket-kinds.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { Select } from '@/ui/select.tsx';
import type { TicketFormReturn } from '../use-ticket-form.ts';

export function SubjectFields({ form }: { form: TicketFormReturn }) {
  const { t } = useTranslation('support');
  const { errors } = form;
  return (
    <>
      <Field label={t('form.subject')} required error={errors.subject && t('form.required')}>
        <Input
          {...form.register('subject')}
          maxLength={limits.subjectLength}
          placeholder={t('form.subjectPlaceholder')}
          autoComplete="off"
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('form.category')} required error={errors.category && t('form.required')}>
          <Select {...form.register('category')}>
            <option value="">{t('form.chooseCategory')}</option>
            {formCategories.map((category) => (
              <option key={category} value={category}>
                {t(`category.${category}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('form.priority')}>
          <Select {...form.register('priority')}>
            {ticketPriorities.map((priority) => (
              <option key={priority} value={priority}>
                {t(`priorityLabel.${priority}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  );
}
