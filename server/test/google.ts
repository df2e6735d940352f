import { vi } from 'vitest';
import type { Api } from './api.ts';
import type { CallOptions } from './call.ts';

const tokenEndpoint = 'https://oauth2.googleapis.com/token';
const { fetch } = globalThis;

export interface GooglePerson {
  sub: string;
  email: string;
  name: string;
}

/** Other requests pass unchanged. Undo it with `vi.restoreAllMocks()`. */
export function standInForGoogle(person: GooglePerson): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (wanted, init) => {
    const url = wanted instanceof Request ? wanted.url : String(wanted);
    if (url !== tokenEndpoint) return await fetch(wanted, init);
    return Response.json({
      access_token: 'theirs',
      token_type: 'Bearer',
      expires_in: 3599,
      id_token: idTokenOf(person),
    });
  });
}

/** The signature is not verified, because the token comes from Google over TLS. */
function idTokenOf(person: GooglePerson): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { iss: 'https://accounts.google.com', aud: 'our-client', email_verified: true, ...person };
  return [encode({ alg: 'RS256' }), encode(claims), 'c2lnbmF0dXJl'].join('.');
}

export async function comeBackFromGoogle(api: Api, { address, ...options }: CallOptions & { address: string }) {
  const state = new URL(address).searchParams.get('state') ?? '';
  const search = new URLSearchParams({ code: 'a-code', state });
  return await api.call('GET', `/auth/callback/google?${search}`, undefined, options);
}
