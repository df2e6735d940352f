import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createAskedTexts } from '@/lib/asked-texts.ts';
import { tidyFilter } from './rules/filters.ts';

const typingPauseMs = 350;

interface SearchText {
  /** The text the address holds. */
  text: string | undefined;
  onText: (text: string | undefined) => void;
}

/**
 * Ties a search box to the address: typing is applied after a pause, `apply` at once. The text is the browser's own, so
 * that nothing typed before the page wakes is lost, and only a change from elsewhere (back, clear all) overwrites it.
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
    if (texts.hear(arrived)) write(arrived);
  });
  useEffect(() => onAddress(text), [text]);

  return { input, apply, applySoon, fill };
}
