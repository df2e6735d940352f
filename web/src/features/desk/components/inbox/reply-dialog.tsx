import type { CannedReply } from '@pahiya/contract/desk/support/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/lib/use-failure-text.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { notify } from '@/ui/notify.ts';
import { Textarea } from '@/ui/textarea.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { namePlace } from '../../rules/canned-replies.ts';
import { useReplyForm } from '../../use-saved-reply.ts';

interface ReplyDialogProps {
  /** Null for a new one. */
  reply: CannedReply | null;
  onClose: () => void;
}

export function ReplyDialog({ reply, onClose }: ReplyDialogProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const failureText = useFailureText();
  const id = useId();
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
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(reply ? 'replies.changeTitle' : 'replies.add')}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={id} size="large" loading={isSubmitting}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="flex flex-col gap-4">
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
      </form>
    </Dialog>
  );
}
