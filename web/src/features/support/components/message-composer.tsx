import { limits } from '@pahiya/contract/shared/limits';
import { Paperclip, Send } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { FileInput } from '@/ui/file-input.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { MessageBox } from '@/ui/message-box.tsx';
import { acceptedFiles } from '../rules/accepted-files.ts';
import type { SentFile } from '../types.ts';
import { useFileNotices } from '../use-file-notices.ts';
import { useFiles } from '../use-files.ts';
import { EmojiPicker } from './emoji-picker.tsx';
import { OwnFiles } from './own-files.tsx';

export interface ComposerTools {
  /** A slash typed into the empty box opens them too. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onInsert: (text: string) => void;
}

export interface MessageComposerProps {
  text: string;
  /** Id by which shortcuts find the box. */
  boxId?: string;
  tools?: (tools: ComposerTools) => ReactNode;
  onText: (text: string) => void;
  onSend: (text: string, files: SentFile[]) => void;
  onTyping: () => void;
}

/** Enter sends, Shift+Enter starts a new line. Blank messages are not sent (product, section 12.2). */
export function MessageComposer({ text, boxId, tools, onText, onSend, onTyping }: MessageComposerProps) {
  const { t } = useTranslation('support');
  const box = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [areToolsOpen, setToolsOpen] = useState(false);
  const files = useFiles({ kept: [], canSend: true, ...useFileNotices() });
  const hasContent = text.trim() !== '' || files.uploaded.length > 0;
  const isReady = hasContent && !files.isBusy && !files.hasProblem;

  function send() {
    if (!isReady) return;
    onSend(text.trim(), files.uploaded);
    files.clear();
    box.current?.focus();
  }

  function type(typed: string) {
    if (tools && text === '' && typed === '/') {
      setToolsOpen(true);
      return;
    }
    onText(typed);
    if (typed.trim()) onTyping();
  }

  function put(piece: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = box.current ?? {};
    onText(`${text.slice(0, selectionStart)}${piece}${text.slice(selectionEnd)}`.slice(0, limits.chatMessageLength));
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
        <FileInput ref={picker} multiple accept={acceptedFiles} onFiles={files.add} />
        <MessageBox
          box={box}
          id={boxId}
          name="message"
          label={t('chat.label')}
          placeholder={t('chat.placeholder')}
          text={text}
          maxLength={limits.chatMessageLength}
          onText={type}
          onSend={send}
          takesFile={() => true}
          onFiles={files.add}
        />
        {tools?.({
          isOpen: areToolsOpen,
          onOpen(isOpen) {
            setToolsOpen(isOpen);
            if (!isOpen) box.current?.focus();
          },
          onInsert: put,
        })}
        <EmojiPicker onEmoji={put} />
        <IconButton type="submit" variant="solid" label={t('chat.send')} disabled={!isReady}>
          <Send aria-hidden="true" />
        </IconButton>
      </div>
    </form>
  );
}
