/** Returns null if invalid. @NOTE `URL.parse` and `URL.canParse` are newer than the oldest supported web view. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
