import { hkdfSync } from 'node:crypto';

/** Does not help to guess a secret of 32 random characters. */
export function fingerprintSecret(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'fingerprint in backups', 16)).toString('hex');
}
