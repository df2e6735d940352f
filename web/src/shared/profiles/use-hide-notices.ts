import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { notify } from '@/ui/notify.ts';
import { type HideAction, type HideablePerson, useHidePerson } from './use-hide-person.ts';

/** `hide` blocks, mutes, or undoes either, and notifies the user. It resolves to whether it was done. */
export function useHideNotices() {
  const { t } = useTranslation('profile');
  const failureText = useFailureText();
  const { mutateAsync, isPending } = useHidePerson();

  async function hide(action: HideAction, person: HideablePerson): Promise<boolean> {
    try {
      await mutateAsync({ action, person });
    } catch (error) {
      notify.error(t(`hide.${action}Failed`, { name: person.fullName }), failureText(error) ?? t('more.failedText'));
      return false;
    }
    showDone(action, person);
    return true;
  }

  /** Muting needs no confirmation, because its notice offers to undo it. */
  function showDone(action: HideAction, person: HideablePerson) {
    const title = t(`hide.${action}Done`, { name: person.fullName });
    if (action === 'mute') notify.undoable(title, () => void hide('unmute', person), t('hide.muteDoneText'));
    else notify.success(title, action === 'block' ? t('hide.undoPlace') : undefined);
  }

  return { hide, isPending };
}
