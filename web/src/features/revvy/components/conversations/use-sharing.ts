import { zonedNow } from '@pahiya/contract/shared/dates';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { saveFile } from '@/lib/page/save-file.ts';
import { notify } from '@/ui/notify.ts';
import { type ConversationWords, fileNameOf, writeConversation } from '../../rules/written-conversation.ts';
import { readConversation } from '../../service/read-conversation.ts';
import { shareText } from '../../service/share-text.ts';

/** Shares a conversation or saves it as a file. Both notify the user of failures. */
export function useSharing(conversationId: string, title: string) {
  const { t } = useTranslation('revvy');
  const failureText = useFailureText();
  const words = useWords();

  async function write(): Promise<string | null> {
    try {
      return writeConversation(title, await readConversation(conversationId), words);
    } catch (error) {
      notify.error(t('failure.share'), failureText(error) ?? undefined);
      return null;
    }
  }

  return {
    async share(): Promise<void> {
      const text = await write();
      if (text === null) return;
      try {
        if ((await shareText(title, text)) === 'copied') notify.success(t('share.copied'));
      } catch {
        notify.error(t('message.copyFailed'));
      }
    },
    async save(): Promise<void> {
      const text = await write();
      if (text !== null) saveFile(new File([text], fileNameOf(title), { type: 'text/plain' }));
    },
  };
}

function useWords(): ConversationWords {
  const { t } = useTranslation('revvy');
  const format = useFormat();
  const { nameOf } = useCatalogue();
  return {
    you: t('from.you'),
    revvy: t('from.revvy'),
    when(at) {
      const { date, time } = zonedNow(new Date(at));
      return `${format.date(date)}, ${format.clock(time)}`;
    },
    rupees: format.rupees,
    clock: format.clock,
    date: format.date,
    service: nameOf,
    sources: (titles) => t('card.sources', { titles }),
  };
}
