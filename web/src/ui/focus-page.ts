/** For what has the focus and goes: the keyboard goes on from the page's content, not from nowhere. */
export function focusPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
