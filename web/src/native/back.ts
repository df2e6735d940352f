import type { NativeRouter } from './types.ts';

/** As much of the page as the back button needs; a test has its own. */
export interface Screen {
  /** Something stands over the page: a dialog, a menu, a list. */
  isCovered(): boolean;
  /** What stands over the page has a step of its own in the history. */
  hasOwnStep(): boolean;
  pressEscape(): void;
  path(): string;
  back(): void;
  goHome(): void;
}

/**
 * Android's back button, in the order people expect: what stands over the page closes, then one goes back, a screen one
 * came to from outside leads home, and from home the app is put away, as it is.
 */
export function goBack(screen: Screen, canGoBack: boolean, leave: () => void): void {
  if (screen.isCovered()) {
    if (screen.hasOwnStep()) screen.back();
    else screen.pressEscape();
  } else if (screen.path() === '/') leave();
  else if (canGoBack) screen.back();
  else screen.goHome();
}

const coverings = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="combobox"][aria-expanded="true"]';

export function screenOf(history: NativeRouter['history']): Screen {
  return {
    isCovered: () => document.querySelector(coverings) !== null,
    hasOwnStep: () => history.location.state.dialog !== undefined,
    pressEscape() {
      const key = new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(key);
    },
    path: () => history.location.pathname,
    back: () => history.back(),
    goHome: () => history.replace('/'),
  };
}
