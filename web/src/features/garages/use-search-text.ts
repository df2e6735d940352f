import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createAskedTexts } from '@/lib/asked-texts.ts';
import { tidyFilter } from './rules/filters.ts';

const typingPauseMs = 350;

interface SearchText {
  text: string | undefined;
  onText: (text: string | undefined) => void;
}

/**
 * Connects a search box to the address. Typing is applied after a pause, `apply` immediately. The input is
 * uncontrolled, so that text typed before hydration is kept. Only changes from elsewhere (back, clear all) overwrite
 * it.
 */
export function useSearchText({ text, onText }: SearchText) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [texts] = useState(() => createAskedTexts(text));

  function apply() {
    clearTimeout(timer.current);
    const typed = tidyFilter(input.current?.value);
    if (texts.ask(typed)) onText(typed);
  }

  function applySoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, typingPauseMs);
  }

  function write(value: string | undefined) {
    if (input.current) input.current.value = value ?? '';
  }

  function fill(value: string | undefined) {
    write(value);
    input.current?.focus();
    apply();
  }

  const onWake = useEffectEvent(apply);
  useEffect(() => {
    onWake();
    return () => clearTimeout(timer.current);
  }, []);

  const onAddress = useEffectEvent((arrived: string | undefined) => {
    if (texts.receive(arrived)) write(arrived);
  });
  useEffect(() => onAddress(text), [text]);

  return { input, apply, applySoon, fill };
}
