import type { CannedReply } from '@pahiya/contract/desk/support/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { notify } from '@/ui/notify.ts';
import { Textarea } from '@/ui/textarea.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { namePlace } from '../../rules/canned-replies.ts';
import { useReplyForm } from '../../use-saved-reply.ts';
import { FormDialog } from '../form-dialog.tsx';

interface ReplyDialogProps {
  /** Null adds a new reply. */
  reply: CannedReply | null;
  onClose: () => void;
}

export function ReplyDialog({ reply, onClose }: ReplyDialogProps) {
  const { t } = useTranslation('inbox');
  const failureText = useFailureText();
  const { form, save } = useReplyForm(reply);
  const { errors, isSubmitting } = form.formState;
  useBackCloses(onClose);

  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
      notify.success(t('replies.saved'));
      onClose();
    } catch (error) {
      notify.error(t('failed'), failureText(error) ?? undefined);
    }
  });

  return (
    <FormDialog
      title={t(reply ? 'replies.changeTitle' : 'replies.add')}
      action={t('save')}
      isSending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('replies.name')} required error={errors.title && t('required')}>
        <Input {...form.register('title')} maxLength={limits.subjectLength} />
      </Field>
      <Field
        label={t('replies.text')}
        hint={t('replies.hint', { place: namePlace })}
        required
        error={errors.text && t('required')}
      >
        <Textarea {...form.register('text')} rows={6} dir="auto" maxLength={limits.chatMessageLength} />
      </Field>
    </FormDialog>
  );
}
