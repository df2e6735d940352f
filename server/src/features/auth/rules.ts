import { createHash } from 'node:crypto';

/** What the database knows a mailed link, or a way back from Google, by: SHA-256, base64url. */
export function hashVerification(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url');
}

/** By which better-auth writes down a reset link. */
export function resetIdentifier(token: string): string {
  return hashVerification(`reset-password:${token}`);
}
