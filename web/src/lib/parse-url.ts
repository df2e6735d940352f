/** Null for what is no address. @NOTE `URL.parse` and `URL.canParse` are younger than the oldest web view the app begins in. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
