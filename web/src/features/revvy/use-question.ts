import { limits } from '@pahiya/contract/shared/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { session } from '@/lib/session/session.ts';
import { notify } from '@/ui/notify.ts';
import { draftStorage, type KeptDraft } from './storage.ts';
import type { SentAttachment } from './types.ts';
import type { AskOutcome } from './use-ask.ts';
import { type Attachment, useAttachments } from './use-attachments.ts';

/** Key of the draft on the device. */
export interface DraftKey {
  userId: string;
  chatId: string;
}

interface QuestionOptions {
  draft: DraftKey;
  isPending: boolean;
  /** There is no conversation to ask in yet. */
  isBlocked: boolean;
  onAsk: (text: string, attachments: SentAttachment[]) => Promise<AskOutcome>;
}

/** The question being written. Nothing of it is lost before the server has it. */
export function useQuestion({ draft, isPending, isBlocked, onAsk }: QuestionOptions) {
  const [kept] = useState(() => draftStorage(draft.userId, draft.chatId).read());
  const [text, setText] = useState(kept.text);
  const files = useAttachments(kept.attachments, useAttachmentNotices());
  const uploaded = uploadedOf(files.items);
  const place = useKeptDraft(draft, { text, attachments: uploaded });
  const isRefused = files.items.some(({ problem }) => problem !== null);
  const hasContent = text.trim() !== '' || uploaded.length > 0;
  const mayAsk = !isPending && !isBlocked;

  async function submit(words: string) {
    const asked = files.items;
    setText('');
    files.clear();
    const attachments = uploadedOf(asked).map(({ kind, uploaded: file }) => ({ ...file, kind }));
    const outcome = await onAsk(words.trim(), attachments);
    if (outcome === 'asked') return files.forget(asked);
    // Stored explicitly, because the effect that stores the box runs only after rendering, and the user may be leaving
    // now.
    keepForReturn(place.current.draft, { text: words, attachments: uploadedOf(asked) });
    if (place.current.isLeft) return files.forget(asked);
    setText((typed) => joinLines(words, typed));
    files.restore(asked);
    if (outcome === 'files-gone') files.sendAllAgain(asked);
  }

  return {
    text,
    setText,
    files,
    mayAsk,
    isReady: mayAsk && hasContent && !files.isBusy && !isRefused,
    submit: (words: string) => void submit(words),
  };
}

function useAttachmentNotices() {
  const { t } = useTranslation('revvy');
  return {
    onTooMany: () => notify.info(t('attachment.tooMany', { count: limits.revvyAttachments })),
    onUnreadableVideo: () => notify.error(t('attachment.videoFailed')),
  };
}

/** Drops the draft of a new chat once its conversation begins, so that the next one starts empty. */
function useKeptDraft(draft: DraftKey, content: KeptDraft) {
  const { userId, chatId } = draft;
  const before = useRef(chatId);
  const place = useRef({ draft, isLeft: false });
  place.current.draft = draft;
  const kept = JSON.stringify(content);
  useEffect(() => {
    draftStorage(userId, chatId).write(JSON.parse(kept));
  }, [userId, chatId, kept]);
  useEffect(() => {
    if (before.current !== chatId) draftStorage(userId, before.current).clear();
    before.current = chatId;
  }, [userId, chatId]);
  useEffect(() => {
    const current = place.current;
    current.isLeft = false;
    return () => {
      current.isLeft = true;
    };
  }, []);
  return place;
}

/** Keeps a failed question for a user who has left the page, but not after signing out. */
function keepForReturn({ userId, chatId }: DraftKey, { text, attachments }: KeptDraft): void {
  if (session.getState().user?.id !== userId) return;
  const storage = draftStorage(userId, chatId);
  const since = storage.read();
  storage.write({
    text: joinLines(text, since.text),
    attachments: [...attachments, ...since.attachments].slice(0, limits.revvyAttachments),
  });
}

function uploadedOf(items: readonly Attachment[]): KeptDraft['attachments'] {
  return items.flatMap(({ kind, uploaded }) => (uploaded ? [{ kind, uploaded }] : []));
}

function joinLines(words: string, typed: string): string {
  return typed ? `${words}\n${typed}` : words;
}
