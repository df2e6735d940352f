/** The contract takes return addresses of this length; a longer one is given up, not cut. */
const longestNext = 300;

/** Where the identity provider sends the browser back to. */
export function googleReturn(next: string | undefined): string {
  return next !== undefined && next.length <= longestNext ? next : '/';
}
