import type { Feedback, RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api } from '@/lib/api/api.ts';
import { notify } from '@/ui/notify.ts';
import type { ChatCache } from './queries/chat-cache.ts';

export function useAnswerActions(cache: ChatCache) {
  const { t } = useTranslation('revvy');
  const failureText = useFailureText();

  return {
    /** The same thumb again removes the rating. */
    async rate(reply: RevvyMessage, thumb: Feedback): Promise<void> {
      const feedback = reply.feedback === thumb ? null : thumb;
      cache.put({ ...reply, feedback });
      try {
        // The response is ignored: it contains nothing new and may arrive after another press.
        await api.revvy.rate({ messageId: reply.id, feedback });
      } catch (error) {
        cache.put(reply);
        notify.error(t('failure.rate'), failureText(error) ?? undefined);
      }
    },
    async show({ id: messageId }: RevvyMessage, version: number): Promise<void> {
      try {
        const { question, reply } = await api.revvy.showVersion({ messageId, version });
        cache.put(question);
        cache.put(reply);
      } catch (error) {
        notify.error(t('failure.version'), failureText(error) ?? undefined);
      }
    },
  };
}
