import { createHash } from 'node:crypto';

/** How a mailed link or the state of a Google sign-in is stored: SHA-256, base64url. */
export function hashVerification(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url');
}

/** The identifier under which better-auth stores a reset link. */
export function resetIdentifier(token: string): string {
  return hashVerification(`reset-password:${token}`);
}
