import { useRef } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { declaredError } from '@/lib/api/api-errors.ts';
import { notify } from '@/ui/notify.ts';
import { useCreatePost } from './use-create-post.ts';

type Outcome = 'posted' | 'photo-gone' | 'failed';

/**
 * Sends a post and notifies the user of the result. After a failure, changed content gets a new key, because it is a
 * different post.
 */
export function useSendPost(firstKey: string) {
  const { t } = useTranslation('community');
  const failureText = useFailureText();
  const create = useCreatePost();
  const last = useRef({ key: firstKey, content: '' });

  async function send(caption: string, fileId: string | null): Promise<Outcome> {
    const content = JSON.stringify([caption, fileId]);
    if (last.current.content && last.current.content !== content) last.current.key = crypto.randomUUID();
    last.current.content = content;
    try {
      const { isHeld } = await create.mutateAsync({ caption, fileId, idempotencyKey: last.current.key });
      notify.success(t('create.done'), isHeld ? t('create.held') : undefined);
      return 'posted';
    } catch (error) {
      const declared = declaredError(error as NonNullable<typeof create.error>);
      if (declared?.code === 'FILE_NOT_FOUND') return 'photo-gone';
      notify.error(t('create.failed'), textOf(declared) ?? failureText(error) ?? t('create.kept'));
      return 'failed';
    }
  }

  function textOf(declared: { code: string; data?: unknown } | null): string | null {
    if (declared?.code === 'ACCOUNT_SUSPENDED') return t('create.suspended');
    if (declared?.code === 'REPEATED_TEXT') return t('create.repeated');
    if (declared?.code !== 'NEW_ACCOUNT_LIMIT') return null;
    return t('create.limit', declared.data as { maximum: number });
  }

  return { send, isSending: create.isPending };
}
