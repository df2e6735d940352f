/** Visible ASCII; Firebase does not guarantee the format. */
export function isMobileToken(token: string): boolean {
  return /^[\x21-\x7e]{20,}$/.test(token);
}
