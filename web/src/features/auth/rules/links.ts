/** The token in the hash of a mailed link, `#token=…`; null when there is none. */
export function tokenInHash(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}

/** The contract takes return addresses of this length; a longer one is given up, not cut. */
const longestNext = 300;

/** Where the identity provider sends the browser back to. */
export function googleReturn(next: string | undefined): string {
  return next !== undefined && next.length <= longestNext ? next : '/';
}
