import type { pictureErrors } from '@pahiya/contract/shared/errors';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { isAnswered } from '@/lib/api-errors.ts';
import { useFailureText } from '@/lib/use-failure-text.ts';
import { notify } from '@/ui/notify.ts';
import type { avatarProblem } from './rules.ts';

type Unsupported = z.infer<(typeof pictureErrors)['UNSUPPORTED_FILE']['data']>;

/** What is said of a profile picture that was refused, here or by the server. */
export function useAvatarNotices() {
  const { t } = useTranslation('profile');
  const failureText = useFailureText();

  function refused(problem: NonNullable<ReturnType<typeof avatarProblem>>) {
    notify.error(t(`avatar.${problem}`), t(`avatar.${problem}Text`));
  }

  function uploadFailed(error: unknown) {
    const code = isAnswered(error) ? error.code : null;
    if (code === 'FILE_TOO_LARGE' || code === 'PAYLOAD_TOO_LARGE') return refused('tooLarge');
    if (isAnswered(error) && code === 'UNSUPPORTED_FILE') {
      const { kind } = error.data as Unsupported;
      return notify.error(t('avatar.invalidType'), t(`avatar.refused.${kind}`));
    }
    const text = code === 'UNREADABLE_FILE' ? t('avatar.refused.unreadable') : failureText(error);
    notify.error(t('avatar.uploadFailed'), text ?? t('more.failedText'));
  }

  function removeFailed(error: unknown) {
    notify.error(t('avatar.removeFailed'), failureText(error) ?? t('more.failedText'));
  }

  return { refused, uploadFailed, removeFailed };
}
