import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/lib/use-failure-text.ts';
import { notify } from '@/ui/notify.ts';
import { type HideAction, useHide } from './use-hide.ts';

const done = { block: 'blocked', unblock: 'unblocked', mute: 'muted', unmute: 'unmuted' } as const;

/** `hide` does it and says so; it resolves to whether it was done. */
export function useHideNotices() {
  const { t } = useTranslation('profile');
  const failureText = useFailureText();
  const { mutateAsync, isPending } = useHide();

  async function hide(action: HideAction, { username, fullName }: { username: string; fullName: string }) {
    try {
      await mutateAsync({ action, username });
    } catch (error) {
      notify.error(t('more.failed'), failureText(error) ?? t('more.failedText'));
      return false;
    }
    const text = action === 'mute' ? t('more.mutedText') : undefined;
    notify.success(t(`more.${done[action]}`, { name: fullName }), text);
    return true;
  }

  return { hide, isPending };
}
