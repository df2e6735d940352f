/** An FCM registration token: visible ASCII. Firebase does not guarantee its format. */
export function isMobileToken(token: string): boolean {
  return /^[\x21-\x7e]{20,}$/.test(token);
}
