import { useEffectEvent, useLayoutEffect } from 'react';
import { areShortcutsOn } from './storage.ts';

/** By what a key writes, such as `n` or `?`. */
type Shortcuts = Partial<Record<string, () => void>>;

/** Keys without Ctrl or Alt that work on a screen of the desk; never while one types, nor behind an open dialog. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const run = shortcuts[event.key];
    if (!run || isElsewhere(event.target) || !areShortcutsOn()) return;
    event.preventDefault();
    run();
  });
  // Before it is painted: what is seen can be worked with.
  useLayoutEffect(() => {
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

const typed = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

function isElsewhere(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(typed)) return true;
  return document.querySelector('[role=dialog], [role=menu], [role=listbox]') !== null;
}
