export function factText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
