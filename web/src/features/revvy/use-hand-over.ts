import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '@/lib/api.ts';
import { useFailureText } from '@/lib/use-failure-text.ts';
import { notify } from '@/ui/notify.ts';

/** Letters of a ticket's id that are told (specification, section 8). */
const shownLetters = 8;

/** Sends the conversation to support; answers whether it worked. */
export function useHandOver(conversationId: string) {
  const { t } = useTranslation('revvy');
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);

  async function handOver(): Promise<boolean> {
    setBusy(true);
    try {
      const { ticketId } = await api.revvy.handOver({ conversationId });
      notify.success(t('support.done'), t('support.doneText', { ticket: ticketId.slice(0, shownLetters) }));
      return true;
    } catch (error) {
      notify.error(t('support.failed'), failureText(error) ?? undefined);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { handOver, isBusy };
}
