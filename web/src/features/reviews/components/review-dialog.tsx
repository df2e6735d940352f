import type { Booking } from '@pahiya/contract/bookings/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { notify } from '@/ui/notify.ts';
import { Textarea } from '@/ui/textarea.tsx';
import { type ReviewDraft, useReviewForm } from '../use-review-form.ts';
import { StarInput } from './star-input.tsx';

const limit = limits.reviewLength;

interface ReviewDialogProps {
  booking: Booking;
  draft: ReviewDraft | null;
  /** `unsaved` is the typed review; null after saving. */
  onClose: (unsaved: ReviewDraft | null) => void;
}

export function ReviewDialog({ booking, draft, onClose }: ReviewDialogProps) {
  const { t } = useTranslation('reviews');
  const { namesOf } = useCatalogue();
  const failureText = useFailureText();
  const id = useId();
  const { form, save } = useReviewForm({ booking, draft });
  const { errors, isSubmitting } = form.formState;
  const kind = booking.review ? 'edit' : 'write';

  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
      notify.success(t(kind === 'edit' ? 'updated' : 'submitted'));
      onClose(null);
    } catch (error) {
      if (errorCode(error) === 'LINK_TOO_EARLY')
        return form.setError('comment', { type: 'link' }, { shouldFocus: true });
      const isTooEarly = errorCode(error) === 'BOOKING_NOT_COMPLETED';
      notify.error(t('failed'), isTooEarly ? t('notCompleted') : (failureText(error) ?? t('failedText')));
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose(form.getValues())}
      title={t(kind)}
      description={t('form.about', { garage: booking.garageName, services: namesOf(booking.serviceNames) })}
      footer={
        <>
          <Button variant="outline" onClick={() => onClose(form.getValues())}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={id} loading={isSubmitting}>
            {t(kind === 'edit' ? 'form.update' : 'form.submit')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
        <Controller
          control={form.control}
          name="rating"
          render={({ field: { ref, name, value, onChange } }) => (
            <StarInput
              ref={ref}
              name={name}
              value={value}
              onChange={onChange}
              error={errors.rating && t('form.ratingMissing')}
            />
          )}
        />
        <Field
          label={t('form.comment')}
          hint={t('form.commentHint', { used: form.watch('comment').length, limit })}
          error={
            errors.comment && t(errors.comment.type === 'link' ? 'form.linkTooEarly' : 'form.commentInvalid', { limit })
          }
        >
          <Textarea
            {...form.register('comment')}
            rows={5}
            maxLength={limit}
            placeholder={t('form.commentPlaceholder')}
          />
        </Field>
      </form>
    </Dialog>
  );
}
