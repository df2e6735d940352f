import { useRef } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { declaredError } from '@/lib/api/api-errors.ts';
import { notify } from '@/ui/notify.ts';
import { useAddComment } from './use-comments.ts';

/**
 * Sends a comment and notifies the user of the result. Resolves to whether it was stored. The same text keeps its key,
 * so a retry adds no second comment.
 */
export function useSendComment(postId: string) {
  const { t } = useTranslation('community');
  const failureText = useFailureText();
  const add = useAddComment(postId);
  const unsent = useRef({ key: '', content: '' });

  async function send(content: string): Promise<boolean> {
    if (unsent.current.content !== content) unsent.current = { key: crypto.randomUUID(), content };
    try {
      const { isHeld } = await add.mutateAsync({ postId, content, idempotencyKey: unsent.current.key });
      unsent.current = { key: '', content: '' };
      notify.success(t('comments.added'), isHeld ? t('create.held') : undefined);
      return true;
    } catch (error) {
      notify.error(
        t('comments.failed'),
        textOf(declaredError(error as NonNullable<typeof add.error>)) ?? failureText(error) ?? undefined,
      );
      return false;
    }
  }

  function textOf(declared: { code: string; data?: unknown } | null): string | null {
    switch (declared?.code) {
      case 'COMMENTS_CLOSED':
        return t('comments.closed');
      case 'NOT_FOUND':
        return t('post.gone');
      case 'ACCOUNT_SUSPENDED':
        return t('create.suspended');
      case 'REPEATED_TEXT':
        return t('create.repeated');
      case 'NEW_ACCOUNT_LIMIT':
        return t('comments.limit', declared.data as { maximum: number });
      default:
        return null;
    }
  }

  return { send, isSending: add.isPending };
}
