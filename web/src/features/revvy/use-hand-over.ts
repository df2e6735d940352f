import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api } from '@/lib/api/api.ts';
import { ticketNumber } from '@/shared/support/rules/ticket-number.ts';
import { notify } from '@/ui/notify.ts';

/** Hands the conversation over to support. Resolves to the ticket number, or null on failure. */
export function useHandOver(conversationId: string) {
  const { t } = useTranslation('revvy');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function handOver(): Promise<string | null> {
    setBusy(true);
    try {
      const { ticketId } = await api.revvy.handOver({ conversationId });
      const ticket = ticketNumber(ticketId);
      notify.news(t('support.done'), t('support.doneText', { ticket }), {
        label: t('support.show'),
        onPress: () => void navigate({ to: '/support/tickets/$ticketId', params: { ticketId } }),
      });
      return ticket;
    } catch (error) {
      notify.error(t('support.failed'), failureText(error) ?? undefined);
      return null;
    } finally {
      setBusy(false);
    }
  }

  return { handOver, isBusy };
}
