import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface Typing {
  /** The text changed, or an empty box was chosen. */
  onEdit: () => void;
  onLeave: () => void;
}

/** The text of an uncontrolled input. Its owner sets texts without an event, and those need no suggestions. */
export function useTypedText(input: RefObject<HTMLInputElement | null>, { onEdit, onLeave }: Typing): string {
  const [text, setText] = useState('');

  const edit = useEffectEvent(() => {
    setText(input.current?.value.trim() ?? '');
    onEdit();
  });
  const choose = useEffectEvent(() => {
    if (input.current?.value.trim() === '') edit();
  });
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const listening = new AbortController();
    const { signal } = listening;
    box.addEventListener('input', () => edit(), { signal });
    box.addEventListener('focus', () => choose(), { signal });
    box.addEventListener('click', () => choose(), { signal });
    box.addEventListener('blur', () => leave(), { signal });
    // The text was typed, or the empty box chosen, while this code was loading.
    if (document.activeElement === box && box.value !== box.defaultValue) edit();
    else if (document.activeElement === box) choose();
    return () => listening.abort();
  }, [input]);

  return text;
}
