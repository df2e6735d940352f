/** A registration token of FCM: visible ASCII, whose form Firebase does not promise. */
export function isMobileToken(token: string): boolean {
  return /^[\x21-\x7e]{20,}$/.test(token);
}
