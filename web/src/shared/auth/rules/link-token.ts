/** The token in the hash of a mailed link, `#token=…`; null without one. */
export function tokenInHash(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}
