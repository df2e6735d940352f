import { randomInt } from 'node:crypto';

/** Easily confused letters and digits are left out. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const groups = 3;
const groupLength = 4;

const recoveryCodeCount = 10;

/** Such as `K7QF-2M9X-PR4T`, of 58 bits each. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => Array.from({ length: groups }, () => makeGroup()).join('-'));
}

function makeGroup(): string {
  return Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
}

export function bareCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

export function isAuthenticatorCode(bare: string): boolean {
  return /^\d{6}$/.test(bare);
}
