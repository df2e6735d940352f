import { createHash } from 'node:crypto';

/** Stored form of a token: hexadecimal SHA-256. Tokens are random, so no salt is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function hashVerification(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url');
}

/** better-auth stores a reset link under this name. */
export function resetIdentifier(token: string): string {
  return hashVerification(`reset-password:${token}`);
}
