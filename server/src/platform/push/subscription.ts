import { ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { isPublicAddress } from './public-address.ts';

const subscription = z.object({
  endpoint: z.string().max(2_000),
  keys: z.object({
    /** An uncompressed P-256 point and the authentication secret (RFC 8291). */
    p256dh: z.string().refine((key) => isPoint(decode(key))),
    auth: z.string().refine((key) => decode(key)?.length === 16),
  }),
});
export type PushSubscription = z.infer<typeof subscription>;

interface Rules {
  allowsLoopback: boolean;
}

export function readSubscription(token: string, rules: Rules): PushSubscription | null {
  const { success, data } = subscription.safeParse(parseJson(token));
  return success && isAllowedEndpoint(data.endpoint, rules) ? data : null;
}

function isAllowedEndpoint(endpoint: string, { allowsLoopback }: Rules): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (allowsLoopback && isLoopback(url)) return true;
  if (url.protocol !== 'https:') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !innerName.test(host);
}

const innerName = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i;

export function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && (hostname === '127.0.0.1' || hostname === 'localhost');
}

/** An invalid point would make every encryption throw. */
function isPoint(bytes: Buffer | null): boolean {
  if (bytes?.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

function decode(text: string): Buffer | null {
  return /^[\w+/-]{1,120}={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
