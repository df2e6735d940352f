import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

interface MessageBoxProps {
  box: RefObject<HTMLTextAreaElement | null>;
  /** Target of links within the page. */
  id?: string;
  name: string;
  label: string;
  placeholder: string;
  text: string;
  maxLength: number;
  onText: (text: string) => void;
  onSend: () => void;
  /** True for pasted files to attach. Everything else is pasted normally. */
  takesFile?: (file: File) => boolean;
  onFiles?: (files: File[]) => void;
}

/** Enter sends, Shift+Enter starts a new line (product, sections 11.1 and 12.2). */
export function MessageBox({ box, label, text, onText, onSend, takesFile, onFiles, ...attributes }: MessageBoxProps) {
  useGrowing(box, text);

  function sendByKey(event: KeyboardEvent) {
    // Enter during composition (Hindi, Tamil, …) selects a word. Safari reports that only by key code 229.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    onSend();
  }

  function paste(event: ClipboardEvent) {
    const pasted = takesFile ? [...event.clipboardData.files].filter(takesFile) : [];
    if (pasted.length === 0 || !onFiles) return;
    event.preventDefault();
    onFiles(pasted);
  }

  return (
    <textarea
      {...attributes}
      ref={box}
      rows={1}
      dir="auto"
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={sendByKey}
      onPaste={paste}
      aria-label={label}
      enterKeyHint="send"
      autoComplete="off"
      className="max-h-[min(12rem,35dvh)] min-h-11 min-w-0 flex-1 resize-none bg-transparent px-1 py-2.5 text-base text-text outline-none"
    />
  );
}

function useGrowing(box: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || text === undefined) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
    element.style.overflowY = element.scrollHeight > element.clientHeight + 1 ? 'auto' : 'hidden';
  }, [box, text]);
}
