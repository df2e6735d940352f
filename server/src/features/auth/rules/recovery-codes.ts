import { randomInt } from 'node:crypto';

/** Without I, L, O, U, 0 and 1, which are easily confused. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const groups = 3;
const groupLength = 4;

const recoveryCodeCount = 10;

/** Codes such as `K7QF-2M9X-PR4T`, of 58 bits each. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => Array.from({ length: groups }, () => makeGroup()).join('-'));
}

function makeGroup(): string {
  return Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
}

/** Normalises case, spaces and hyphens. */
export function bareCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Six digits are a code from the authenticator app. */
export function isAppCode(bare: string): boolean {
  return /^\d{6}$/.test(bare);
}
