/** The contract's limit for return addresses. A longer one is dropped, not truncated. */
const longestNext = 300;

/** The address the identity provider returns to. */
export function googleReturn(next: string | undefined): string {
  return next !== undefined && next.length <= longestNext ? next : '/';
}
