import type { NativeRouter } from '../lib/phone/native.ts';

/** The part of the page the back button needs. Tests provide their own. */
export interface Screen {
  isCovered(): boolean;
  /** The overlay has its own history entry. */
  hasOwnStep(): boolean;
  pressEscape(): void;
  path(): string;
  back(): void;
  goHome(): void;
}

/** Handles Android's back button: closes an overlay, leaves the app from the home page, else goes back or home. */
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
