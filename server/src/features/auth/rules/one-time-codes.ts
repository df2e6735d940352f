import { createOTP } from '@better-auth/utils/otp';

const stepMs = 30_000;

/** How many steps a phone's clock may be ahead or behind (RFC 6238, section 5.2). */
const drift = 1;

/** The time step whose code of the secret this is, the present one or one beside it; null for a wrong code. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const present = Math.floor(now.getTime() / stepMs);
  const otp = createOTP(secret);
  let found: number | null = null;
  for (let step = present - drift; step <= present + drift; step += 1) {
    if (isSame(await otp.hotp(step), code)) found ??= step;
  }
  return found;
}

/** Compares every digit, so that the time it takes tells nothing. */
function isSame(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let place = 0; place < one.length; place += 1) difference |= one.charCodeAt(place) ^ other.charCodeAt(place);
  return difference === 0;
}

/** For the QR code (the authenticator apps' Key Uri Format). */
export function authenticatorAddress(secret: string, issuer: string, account: string): string {
  return createOTP(secret).url(issuer, account);
}

/** The secret inside an address as above, for typing by hand. */
export function typedSecret(address: string): string {
  return new URL(address).searchParams.get('secret') ?? '';
}
