import { useRef } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { notify } from '@/ui/notify.ts';
import { detectLanguage, interfaceLanguageOf } from './rules/language.ts';
import type { Turn } from './service/asking.ts';
import type { AskedPlace, SentAttachment } from './types.ts';
import type { useChat } from './use-chat.ts';

/** `not-asked`: the user was notified of the reason, and the text returns to the box. */
export type AskOutcome = 'asked' | 'files-gone' | 'not-asked';

interface AskOptions {
  chat: ReturnType<typeof useChat>;
  near: AskedPlace | null;
  /** Creates the conversation if needed. Resolves to whether it exists. */
  begin: () => Promise<boolean>;
}

/**
 * Asks and notifies the user of failures. The same question after a failure keeps its id, so the server stores it once.
 */
export function useAsk({ chat, near, begin }: AskOptions) {
  const { t, i18n } = useTranslation('revvy');
  const failureText = useFailureText();
  const last = useRef({ id: crypto.randomUUID(), content: '' });

  function spokenIn(text: string) {
    return {
      detectedLanguage: detectLanguage(text),
      interfaceLanguage: interfaceLanguageOf(i18n.language),
      place: near,
    };
  }

  async function ask(text: string, attachments: SentAttachment[]): Promise<AskOutcome> {
    const content = JSON.stringify([text, attachments.map(({ id }) => id)]);
    if (last.current.content !== content) last.current = { id: crypto.randomUUID(), content };
    const question = {
      messageId: last.current.id,
      text,
      attachments,
      ...spokenIn(text),
    };
    try {
      if (!(await chat.ask(question, begin))) return 'not-asked';
      last.current.content = '';
      return 'asked';
    } catch (error) {
      // After a refusal the same text is a new question.
      if (isAnswered(error)) last.current.content = '';
      return showFailure(error);
    }
  }

  function showFailure(error: unknown): AskOutcome {
    const code = isAnswered(error) ? error.code : undefined;
    if (code === 'REPLY_PENDING') void chat.cache.reload();
    notify.error(t('failure.send'), textOf(code) ?? failureText(error) ?? t('failure.kept'));
    return code === 'FILE_NOT_FOUND' ? 'files-gone' : 'not-asked';
  }

  function textOf(code: string | undefined): string | null {
    if (code === 'REPLY_PENDING') return t('failure.pending');
    if (code === 'FILE_NOT_FOUND') return t('failure.filesGone');
    return code === 'NOT_FOUND' ? t('failure.gone') : null;
  }

  /** Resolves to whether it succeeded. */
  async function attempt(action: Promise<void>): Promise<boolean> {
    try {
      await action;
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  }

  return {
    ask,
    retry: (turn: Turn) => attempt(chat.retry(turn)),
    edit: (turn: Turn, text: string) => attempt(chat.edit(turn, { text, ...spokenIn(text) })),
    stop: () => chat.stop().catch((error: unknown) => notify.error(t('failure.stop'), failureText(error) ?? undefined)),
  };
}
