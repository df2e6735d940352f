import { useEffectEvent, useLayoutEffect } from 'react';
import { areShortcutsOn } from './storage.ts';

/** Keyed by `KeyboardEvent.key`, such as `n` or `?`. */
type Shortcuts = Partial<Record<string, () => void>>;

/** Single-key shortcuts of a desk screen. They do nothing while the user types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const run = shortcuts[event.key];
    if (!run || isElsewhere(event.target) || !areShortcutsOn()) return;
    event.preventDefault();
    run();
  });
  // Registered before painting, so shortcuts work as soon as the screen is visible.
  useLayoutEffect(() => {
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}

const typed = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

function isElsewhere(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(typed)) return true;
  return document.querySelector('[role=dialog], [role=menu], [role=listbox]') !== null;
}
