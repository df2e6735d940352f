import { zodResolver } from '@hookform/resolvers/zod';
import { createPostInput } from '@pahiya/contract/community/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { postDraft } from '../storage/post-draft.ts';
import { usePhoto } from '../use-photo.ts';
import { useSendPost } from '../use-send-post.ts';
import { PhotoField } from './photo-field.tsx';

const postForm = createPostInput.pick({ caption: true });

interface CreatePostDialogProps {
  onClose: () => void;
  /** Called when the new post is at the top of the feed. */
  onPosted: () => void;
}

/** The draft is kept until the post is sent, also when the dialog closes or sending fails. */
export function CreatePostDialog({ onClose, onPosted }: CreatePostDialogProps) {
  const { t } = useTranslation('community');
  const id = useId();
  const drafts = postDraft(useQueryClient());
  const draft = useRef(drafts.read()).current;
  const form = useForm({ resolver: zodResolver(postForm), defaultValues: { caption: draft.caption } });
  const photo = usePhoto(draft.photo);
  const { send, isSending } = useSendPost(draft.idempotencyKey);
  const caption = form.watch('caption');
  const isPosted = useRef(false);

  const keep = useEffectEvent(() => {
    if (isPosted.current) return drafts.clear();
    drafts.keep({ caption: form.getValues('caption'), photo: photo.draft, idempotencyKey: draft.idempotencyKey });
  });
  useEffect(() => () => keep(), []);

  const submit = form.handleSubmit(async (values) => {
    const outcome = await send(values.caption, photo.photo?.uploaded?.id ?? null);
    if (outcome === 'photo-gone') photo.sendAgain();
    if (outcome !== 'posted') return;
    isPosted.current = true;
    onPosted();
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('create.title')}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onClose}>
            {t('create.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            size="large"
            loading={isSending}
            disabled={photo.isBusy || photo.photo?.problem === 'failed'}
          >
            {t('create.submit')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field
          label={t('create.caption')}
          hint={t('create.captionHint', { used: caption.length, limit: limits.captionLength })}
          error={
            form.formState.errors.caption &&
            t(caption.trim() ? 'create.captionInvalid' : 'create.captionMissing', { limit: limits.captionLength })
          }
        >
          <Textarea
            {...form.register('caption')}
            rows={5}
            dir="auto"
            maxLength={limits.captionLength}
            placeholder={t('create.placeholder')}
          />
        </Field>
        <PhotoField {...photo} />
      </form>
    </Dialog>
  );
}
