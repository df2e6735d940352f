import { createHmac } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { FactorKeys } from '../types.ts';

/** A copy of the database reveals neither secrets nor recovery codes. */
export function createFactorKeys(secret: string): FactorKeys {
  return {
    seal: (plain) => symmetricEncrypt({ key: secret, data: plain }),
    open: (sealed) => symmetricDecrypt({ key: secret, data: sealed }),
    hash: (code) => createHmac('sha256', secret).update(`recovery code ${code}`).digest('hex'),
  };
}
