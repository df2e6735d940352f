export function focusPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
