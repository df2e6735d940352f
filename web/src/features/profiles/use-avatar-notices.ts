import type { pictureErrors } from '@pahiya/contract/shared/errors';
import type { z } from 'zod';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { notify } from '@/ui/notify.ts';
import type { avatarProblem } from './rules.ts';

const subject = 'avatar';

type Unsupported = z.infer<(typeof pictureErrors)['UNSUPPORTED_FILE']['data']>;

/** Toasts about the user's picture. Only the latest attempt is shown. */
export function useAvatarNotices() {
  const { t } = useTranslation('profile');
  const failureText = useFailureText();

  function failed(title: string, text: string) {
    notify.error(title, text, subject);
  }

  function changed() {
    notify.success(t('avatar.changed'), undefined, subject);
  }

  function removed() {
    notify.success(t('avatar.removed'), undefined, subject);
  }

  function refused(problem: NonNullable<ReturnType<typeof avatarProblem>>) {
    failed(t(`avatar.${problem}`), t(`avatar.${problem}Text`));
  }

  function uploadFailed(error: unknown) {
    const code = isAnswered(error) ? error.code : null;
    if (code === 'FILE_TOO_LARGE' || code === 'PAYLOAD_TOO_LARGE') return refused('tooLarge');
    if (isAnswered(error) && code === 'UNSUPPORTED_FILE') {
      const { kind } = error.data as Unsupported;
      return failed(t('avatar.invalidType'), t(`avatar.refused.${kind}`));
    }
    const text = code === 'UNREADABLE_FILE' ? t('avatar.refused.unreadable') : failureText(error);
    failed(t('avatar.uploadFailed'), text ?? t('more.failedText'));
  }

  function removeFailed(error: unknown) {
    failed(t('avatar.removeFailed'), failureText(error) ?? t('more.failedText'));
  }

  return { changed, removed, refused, uploadFailed, removeFailed };
}
