import { limits } from '@pahiya/contract/shared/limits';
import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { MessageBox } from '@/ui/message-box.tsx';
import type { SentAttachment } from '../types.ts';
import type { AskOutcome } from '../use-ask.ts';
import { type DraftKey, useQuestion } from '../use-question.ts';
import { AttachMenu } from './attach-menu.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { DictateButton } from './dictate-button.tsx';
import { SendOrStop } from './send-or-stop.tsx';

export interface ComposerHandle {
  /** Asks this text as if it had been typed. */
  ask: (text: string) => void;
  focus: () => void;
}

export const questionBoxId = 'question';

interface ComposerProps {
  ref: Ref<ComposerHandle>;
  draft: DraftKey;
  isPending: boolean;
  isStopping: boolean;
  isBlocked: boolean;
  onAsk: (text: string, attachments: SentAttachment[]) => Promise<AskOutcome>;
  onStop: () => void;
}

export function Composer({ ref, draft, isPending, isStopping, isBlocked, onAsk, onStop }: ComposerProps) {
  const { t } = useTranslation('revvy');
  const { text, setText, files, mayAsk, isReady, submit } = useQuestion({ draft, isPending, isBlocked, onAsk });
  const [interim, setInterim] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);

  function send(words: string) {
    submit(words);
    box.current?.focus();
  }

  function sendTyped(event?: FormEvent) {
    event?.preventDefault();
    if (isReady) send(text);
  }

  useImperativeHandle(ref, () => ({
    ask(words) {
      if (mayAsk) send(words);
    },
    focus: () => box.current?.focus(),
  }));

  return (
    <form onSubmit={sendTyped} className="mx-auto w-full max-w-3xl shrink-0 px-3 pt-2 pb-3 md:px-4 md:pb-4">
      <div className="rounded-sheet border border-border-strong bg-surface shadow-card focus-within:border-focus focus-within:outline-2 focus-within:outline-focus">
        <AttachmentList files={files} />
        {interim && (
          <p className="break-words px-4 pt-3 text-sm text-text-muted italic">
            {t('voice.hearing', { words: interim })}
          </p>
        )}
        <div className="flex items-end gap-0.5 p-1">
          <AttachMenu onFiles={files.addFiles} isFull={files.items.length >= limits.revvyAttachments} />
          <MessageBox
            box={box}
            id={questionBoxId}
            name="question"
            label={t('composer.label')}
            placeholder={t('composer.placeholder')}
            text={text}
            maxLength={limits.revvyTextLength}
            onText={setText}
            onSend={sendTyped}
            takesFile={isPictureOrVideo}
            onFiles={files.addFiles}
          />
          <DictateButton
            onPhrase={(phrase) => setText((typed) => joinPhrase(typed, phrase))}
            onInterim={setInterim}
            isPaused={isPending}
          />
          <SendOrStop isPending={isPending} isStopping={isStopping} isReady={isReady} onStop={onStop} />
        </div>
      </div>
    </form>
  );
}

function isPictureOrVideo({ type }: File): boolean {
  return /^(image|video)\//.test(type);
}

function joinPhrase(typed: string, phrase: string): string {
  const joined = typed && !/\s$/.test(typed) ? `${typed} ${phrase}` : `${typed}${phrase}`;
  return joined.slice(0, limits.revvyTextLength);
}
