import type { Feedback, RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api } from '@/lib/api/api.ts';
import { notify } from '@/ui/notify.ts';
import type { ChatCache } from './queries/chat-cache.ts';

/** Rates an answer. The same thumb again removes the rating. */
export function useRate(cache: ChatCache) {
  const { t } = useTranslation('revvy');
  const failureText = useFailureText();
  return async (reply: RevvyMessage, thumb: Feedback): Promise<void> => {
    const feedback = reply.feedback === thumb ? null : thumb;
    cache.put({ ...reply, feedback });
    try {
      // The response is ignored: it contains nothing new and may arrive after another press.
      await api.revvy.rate({ messageId: reply.id, feedback });
    } catch (error) {
      cache.put(reply);
      notify.error(t('failure.rate'), failureText(error) ?? undefined);
    }
  };
}
