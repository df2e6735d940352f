import { randomInt } from 'node:crypto';

/** Without I, L, O, U, 0 and 1, which are taken for one another. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const groups = 3;
const groupLength = 4;

const recoveryCodeCount = 10;

/** As in `K7QF-2M9X-PR4T`: 58 bits each. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => Array.from({ length: groups }, () => makeGroup()).join('-'));
}

function makeGroup(): string {
  return Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
}

/** However it was typed: in small letters, with spaces, without hyphens. */
export function bareCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** What has six digits is a code of the authenticator app. */
export function isAppCode(bare: string): boolean {
  return /^\d{6}$/.test(bare);
}
