import { createHash } from 'node:crypto';

/** What the database keeps of a token: hexadecimal SHA-256. The token is random, so that no salt is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** How a mailed link or the state of a Google sign-in is stored: SHA-256, base64url. */
export function hashVerification(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url');
}

/** The identifier under which better-auth stores a reset link. */
export function resetIdentifier(token: string): string {
  return hashVerification(`reset-password:${token}`);
}
