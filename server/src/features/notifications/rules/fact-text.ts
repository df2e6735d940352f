/** A fact that a notification keeps, as text. Empty when it is not there. */
export function factText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
