import { createCommentInput } from '@pahiya/contract/community/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Spinner } from '@/ui/spinner.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { useSendComment } from '../use-send-comment.ts';

const content = createCommentInput.shape.content;

/** Enter sends on a keyboard and Shift+Enter starts a new line. Only the button sends on a phone. */
export function CommentForm({ postId }: { postId: string }) {
  const { t } = useTranslation('community');
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const { send, isSending } = useSendComment(postId);
  const isReady = content.safeParse(text).success;

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!isReady || isSending) return;
    if (await send(text.trim())) setText('');
    box.current?.focus();
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    const isAsked = event.ctrlKey || event.metaKey;
    if (!isAsked && !window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    event.preventDefault();
    void submit();
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex items-end gap-2 pt-1">
      <Field label={t('comments.label')} hideLabel className="min-w-0 flex-1">
        <Textarea
          ref={box}
          name="comment"
          dir="auto"
          rows={text.includes('\n') || text.length > 60 ? 3 : 1}
          maxLength={limits.commentLength}
          placeholder={t('comments.placeholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendByKey}
        />
      </Field>
      <IconButton type="submit" variant="solid" label={t('comments.send')} disabled={!isReady} className="mb-0.5">
        {isSending ? <Spinner /> : <SendHorizontal aria-hidden="true" />}
      </IconButton>
    </form>
  );
}
