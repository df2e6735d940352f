import { limits } from '@pahiya/contract/shared/limits';
import { Paperclip, Send } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/icon-button.tsx';
import type { SentFile } from '../types.ts';
import { useFileNotices } from '../use-file-notices.ts';
import { useFiles } from '../use-files.ts';
import { EmojiPicker } from './emoji-picker.tsx';
import { acceptedFiles, OwnFiles } from './own-files.tsx';

interface MessageComposerProps {
  text: string;
  onText: (text: string) => void;
  isSending: boolean;
  onSend: (text: string, files: SentFile[]) => void;
  onTyping: () => void;
}

/** Enter sends, Shift and Enter begin a new line; what shows nothing is not sent (specification, section 5). */
export function MessageComposer({ text, onText, isSending, onSend, onTyping }: MessageComposerProps) {
  const { t } = useTranslation('support');
  const box = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const files = useFiles({ kept: [], canSend: true, ...useFileNotices() });
  const hasContent = text.trim() !== '' || files.uploaded.length > 0;
  const isReady = hasContent && !isSending && !files.isBusy && !files.hasProblem;
  useGrowing(box, text);

  function send() {
    if (!isReady) return;
    onSend(text.trim(), files.uploaded);
    files.clear();
    box.current?.focus();
  }

  function sendByKey(event: KeyboardEvent) {
    // Enter that ends a composition (Hindi, Tamil, …) chooses a word. Safari says so only by the key's old number.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    send();
  }

  function paste(event: ClipboardEvent) {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    files.add(pasted);
  }

  function put(emoji: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = box.current ?? {};
    onText(`${text.slice(0, selectionStart)}${emoji}${text.slice(selectionEnd)}`.slice(0, limits.chatMessageLength));
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="relative mx-auto w-full max-w-3xl shrink-0 px-3 pt-2 pb-3 md:px-4"
    >
      <OwnFiles
        items={files.items}
        canSend
        onRemove={files.remove}
        onAgain={files.sendAgain}
        className="mb-2 max-h-40 overflow-y-auto"
      />
      <div className="flex items-end gap-0.5 rounded-sheet border border-border-strong bg-surface p-1 shadow-card focus-within:border-focus focus-within:outline-2 focus-within:outline-focus">
        <IconButton label={t('chat.attach')} onClick={() => picker.current?.click()}>
          <Paperclip aria-hidden="true" />
        </IconButton>
        <input
          ref={picker}
          type="file"
          multiple
          accept={acceptedFiles}
          hidden
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])];
            // The same file can be chosen once more.
            event.target.value = '';
            files.add(chosen);
          }}
        />
        <textarea
          ref={box}
          name="message"
          rows={1}
          dir="auto"
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            if (event.target.value.trim()) onTyping();
          }}
          onKeyDown={sendByKey}
          onPaste={paste}
          maxLength={limits.chatMessageLength}
          aria-label={t('chat.label')}
          placeholder={t('chat.placeholder')}
          enterKeyHint="send"
          autoComplete="off"
          className="max-h-[min(12rem,35dvh)] min-h-11 min-w-0 flex-1 resize-none bg-transparent px-1 py-2.5 text-base text-text outline-none"
        />
        <EmojiPicker onEmoji={put} />
        <IconButton type="submit" variant="solid" label={t('chat.send')} disabled={!isReady}>
          <Send aria-hidden="true" />
        </IconButton>
      </div>
    </form>
  );
}

/** As high as its text, up to the limit of its style. */
function useGrowing(box: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || text === undefined) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
    element.style.overflowY = element.scrollHeight > element.clientHeight + 1 ? 'auto' : 'hidden';
  }, [box, text]);
}
