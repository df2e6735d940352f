/** A stored fact as text. Empty when it is missing. */
export function factText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
