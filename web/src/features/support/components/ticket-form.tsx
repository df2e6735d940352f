import { limits } from '@pahiya/contract/shared/limits';
import { Suspense } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { ticketNumber } from '@/shared/support/rules/ticket-number.ts';
import { Card, CardBody } from '@/ui/card.tsx';
import { Field } from '@/ui/field.tsx';
import { notify } from '@/ui/notify.ts';
import { Textarea } from '@/ui/textarea.tsx';
import { isIncomplete, type TicketValues } from '../rules/forms.ts';
import { type TicketFormReturn, useTicketForm } from '../use-ticket-form.ts';
import { ContactFields } from './contact-fields.tsx';
import { FileField } from './file-field.tsx';
import { FormActions } from './form-actions.tsx';
import { SubjectFields } from './subject-fields.tsx';

const BookingPicker = lazyPart(async () => {
  const { BookingPicker } = await import('./booking-picker.tsx');
  return { default: BookingPicker };
});

interface TicketFormProps {
  userId: string | undefined;
  defaults: TicketValues;
  bookingId: string | undefined;
  appealOf: string | undefined;
  category: 'grievance' | undefined;
  onSignIn: () => void;
  onCreated: () => void;
}

const required = ['name', 'email', 'subject', 'category', 'description'] as const;

export function TicketForm({ userId, defaults, onSignIn, onCreated, ...link }: TicketFormProps) {
  const { t } = useTranslation(['support', 'common']);
  const failureText = useFailureText();
  const { form, files, lacking, create } = useTicketForm({ userId, defaults, ...link });
  const { isSubmitting } = form;

  const submit = form.handleSubmit(
    async (values) => {
      if (userId === undefined) return onSignIn();
      const uploaded = await files.finish();
      if (!uploaded) return notify.error(t('common:error.title'), t('files.notReady'));
      try {
        const { id } = await create({ ...values, fileIds: uploaded.map((file) => file.id) });
        notify.success(t('form.createdTitle'), t('form.createdText', { number: ticketNumber(id) }));
        onCreated();
      } catch (error) {
        showFailure(error);
      }
    },
    () => {
      if (isIncomplete(form.values, required)) notify.error(t('form.missingTitle'), t('form.missingText'));
    },
  );

  function showFailure(error: unknown) {
    const areFilesGone = isAnswered(error) && error.code === 'FILE_NOT_FOUND';
    if (areFilesGone) files.sendAllAgain();
    const said = areFilesGone ? t('files.notReady') : isAnswered(error) ? failureText(error) : null;
    notify.error(t('common:error.title'), said ?? t('form.failed'));
  }

  return (
    <Card>
      <CardBody>
        <form noValidate onSubmit={submit} className="grid gap-5">
          <ContactFields form={form} />
          <SubjectFields form={form} />
          {userId && (
            <Suspense>
              <BookingPicker form={form} bookingId={link.bookingId} />
            </Suspense>
          )}
          <DescriptionField form={form} />
          <FileField files={files} lacking={lacking} canSend={userId !== undefined} />
          <FormActions
            cancel={t('form.cancel')}
            submit={t(isSubmitting ? 'form.submitting' : 'form.submit')}
            isBusy={isSubmitting}
          />
        </form>
      </CardBody>
    </Card>
  );
}

function DescriptionField({ form }: { form: TicketFormReturn }) {
  const { t } = useTranslation('support');
  const { errors } = form;
  return (
    <Field label={t('form.description')} required error={errors.description && t('form.required')}>
      <Textarea
        {...form.register('description')}
        rows={5}
        maxLength={limits.ticketTextLength}
        placeholder={t('form.descriptionPlaceholder')}
      />
    </Field>
  );
}
