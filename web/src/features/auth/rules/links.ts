/** The contract's limit for return addresses. A longer one is dropped, not truncated. */
const longestNext = 300;

export function googleReturn(next: string | undefined): string {
  return next !== undefined && next.length <= longestNext ? next : '/';
}
