import { createOTP } from '@better-auth/utils/otp';

const stepMs = 30_000;

/** Steps (RFC 6238, section 5.2). */
const drift = 1;

export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const present = Math.floor(now.getTime() / stepMs);
  const otp = createOTP(secret);
  let found: number | null = null;
  for (let step = present - drift; step <= present + drift; step += 1) {
    if (isSame(await otp.hotp(step), code)) found ??= step;
  }
  return found;
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let place = 0; place < one.length; place += 1) difference |= one.charCodeAt(place) ^ other.charCodeAt(place);
  return difference === 0;
}

export function authenticatorAddress(secret: string, issuer: string, account: string): string {
  return createOTP(secret).url(issuer, account);
}

export function typedSecret(address: string): string {
  return new URL(address).searchParams.get('secret') ?? '';
}
