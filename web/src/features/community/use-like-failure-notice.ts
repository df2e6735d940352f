import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode, isAnswered } from '@/lib/api/api-errors.ts';
import { notify } from '@/ui/notify.ts';

/** Tells in a toast why a like was not saved. Somebody whose session ended is asked to log in (product, section 7.3). */
export function useLikeFailureNotice(): (error: unknown) => void {
  const { t } = useTranslation('community');
  const failureText = useFailureText();
  return (error) => {
    if (isSignedOut(error)) return notify.error(t('post.likeSignedOut'), t('post.likeSignedOutText'));
    const isGone = errorCode(error as never) === 'NOT_FOUND';
    notify.error(t('post.likeFailed'), (isGone ? t('post.gone') : failureText(error)) ?? undefined);
  };
}

/** The session ended while the page was open. */
function isSignedOut(error: unknown): boolean {
  return isAnswered(error) && error.code === 'UNAUTHORIZED';
}
