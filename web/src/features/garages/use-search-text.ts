import { useEffect, useEffectEvent, useRef } from 'react';
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
  const latest = useRef(text);
  /** Asked for and not yet in the address: such a text may arrive while more is being typed. */
  const asked = useRef(new Set<string | undefined>());

  function apply() {
    clearTimeout(timer.current);
    const typed = tidyFilter(input.current?.value);
    if (typed === latest.current) return;
    latest.current = typed;
    asked.current.add(typed);
    onText(typed);
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
    if (arrived !== latest.current && asked.current.has(arrived)) return;
    if (arrived !== latest.current) write(arrived);
    latest.current = arrived;
    asked.current.clear();
  });
  useEffect(() => onAddress(text), [text]);

  return { input, apply, applySoon, fill };
}
