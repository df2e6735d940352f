import { limits } from '@pahiya/contract/shared/limits';
import { ArrowUp, Square } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/icon-button.tsx';
import type { SentAttachment } from '../types.ts';
import type { AskOutcome } from '../use-ask.ts';
import { type DraftPlace, useQuestion } from '../use-question.ts';
import { AttachMenu } from './attach-menu.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { DictateButton } from './dictate-button.tsx';

export interface ComposerHandle {
  /** Asks this as if it had been typed. */
  ask: (text: string) => void;
  focus: () => void;
}

/** For links within the page. */
export const questionBoxId = 'question';

interface ComposerProps {
  ref: Ref<ComposerHandle>;
  draft: DraftPlace;
  isPending: boolean;
  isStopping: boolean;
  isBlocked: boolean;
  onAsk: (text: string, attachments: SentAttachment[]) => Promise<AskOutcome>;
  onStop: () => void;
}

/** Enter asks, Shift and Enter begin a new line (specification, section 5). */
export function Composer({ ref, draft, isPending, isStopping, isBlocked, onAsk, onStop }: ComposerProps) {
  const { t } = useTranslation('revvy');
  const { text, setText, files, mayAsk, isReady, submit } = useQuestion({ draft, isPending, isBlocked, onAsk });
  const [interim, setInterim] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  useGrowing(box, text);

  function send(words: string) {
    submit(words);
    box.current?.focus();
  }

  useImperativeHandle(ref, () => ({
    ask(words) {
      if (mayAsk) send(words);
    },
    focus: () => box.current?.focus(),
  }));

  function sendByKey(event: KeyboardEvent) {
    // Enter that ends a composition (Hindi, Tamil, …) chooses a word. Safari says so only by the key's old number.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    if (isReady) send(text);
  }

  function paste(event: ClipboardEvent) {
    const pasted = [...event.clipboardData.files].filter(({ type }) => /^(image|video)\//.test(type));
    if (pasted.length === 0) return;
    event.preventDefault();
    files.addFiles(pasted);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) send(text);
      }}
      className="mx-auto w-full max-w-3xl shrink-0 px-3 pt-2 pb-3 md:px-4 md:pb-4"
    >
      <div className="rounded-sheet border border-border-strong bg-surface shadow-card focus-within:border-focus focus-within:outline-2 focus-within:outline-focus">
        <AttachmentList files={files} />
        {interim && (
          <p className="break-words px-4 pt-3 text-sm text-text-muted italic">
            {t('voice.hearing', { words: interim })}
          </p>
        )}
        <div className="flex items-end gap-0.5 p-1">
          <AttachMenu onFiles={files.addFiles} isFull={files.items.length >= limits.revvyAttachments} />
          <textarea
            ref={box}
            id={questionBoxId}
            name="question"
            rows={1}
            dir="auto"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={sendByKey}
            onPaste={paste}
            maxLength={limits.revvyTextLength}
            aria-label={t('composer.label')}
            placeholder={t('composer.placeholder')}
            enterKeyHint="send"
            autoComplete="off"
            className="max-h-[min(12rem,35dvh)] min-h-11 min-w-0 flex-1 resize-none bg-transparent px-1 py-2.5 text-base text-text outline-none"
          />
          <DictateButton
            onPhrase={(phrase) => setText((typed) => joinPhrase(typed, phrase))}
            onInterim={setInterim}
            isPaused={isPending}
          />
          {isPending ? (
            <IconButton variant="solid" label={t('composer.stop')} aria-disabled={isStopping} onClick={onStop}>
              <Square aria-hidden="true" className="size-4 fill-current" />
            </IconButton>
          ) : (
            <IconButton type="submit" variant="solid" label={t('composer.send')} disabled={!isReady}>
              <ArrowUp aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
    </form>
  );
}

function joinPhrase(typed: string, phrase: string): string {
  const joined = typed && !/\s$/.test(typed) ? `${typed} ${phrase}` : `${typed}${phrase}`;
  return joined.slice(0, limits.revvyTextLength);
}

/** As high as its text, up to the limit of its style. */
function useGrowing(box: React.RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || text === undefined) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
    element.style.overflowY = element.scrollHeight > element.clientHeight + 1 ? 'auto' : 'hidden';
  }, [box, text]);
}
