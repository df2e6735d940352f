/** Moves the focus to the page's content when the focused element is about to disappear. */
export function focusPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
