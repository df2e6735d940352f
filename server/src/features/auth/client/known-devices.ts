import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { brand } from '@pahiya/contract/shared/brand';
import { deviceTokenHeader, isFromApp } from '../../../platform/app-origins.ts';

/** Seconds; browsers keep a cookie for at most 400 days. */
const keptSeconds = 400 * 24 * 3600;
/** Accounts remembered per device. The one that signed in longest ago is dropped. */
const mostAccounts = 5;

export interface KnownDevices {
  /** Key for counting this device's attempts for this account; null if the account never signed in on it. */
  recognise(sent: Headers, email: string): string | null;
  /** Remembers that the account has signed in on this device. */
  remember(sent: Headers, answer: Headers, email: string): void;
}

/**
 * OWASP's device cookies: a device on which an account has signed in keeps a signed token, and attempts from elsewhere
 * do not count against it. The token does not contain the account, which is only part of the signature.
 */
export function createKnownDevices(secret: string, isHttps: boolean): KnownDevices {
  const cookieName = `${isHttps ? '__Host-' : ''}${brand.slug}.device`;
  const key = createHmac('sha256', secret).update('known devices').digest();
  const sign = (id: string, email: string) =>
    createHmac('sha256', key).update(`${id} ${email.toLowerCase()}`).digest('base64url');

  function tokensOf(sent: Headers): string[] {
    const kept = isFromApp(sent) ? sent.get(deviceTokenHeader) : cookieOf(sent, cookieName);
    return (kept ?? '').split('~').slice(0, mostAccounts).filter(Boolean);
  }

  function recognise(sent: Headers, email: string): string | null {
    for (const token of tokensOf(sent)) {
      const [id = '', signature = ''] = token.split('.');
      if (isSame(signature, sign(id, email))) return id;
    }
    return null;
  }

  function remember(sent: Headers, answer: Headers, email: string): void {
    if (recognise(sent, email)) return;
    const id = randomBytes(16).toString('base64url');
    const tokens = [`${id}.${sign(id, email)}`, ...tokensOf(sent)].slice(0, mostAccounts).join('~');
    if (isFromApp(sent)) answer.set(deviceTokenHeader, tokens);
    else answer.append('set-cookie', cookie(cookieName, tokens, isHttps));
  }

  return { recognise, remember };
}

function cookie(name: string, value: string, isHttps: boolean): string {
  return `${name}=${value}; Max-Age=${keptSeconds}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

function cookieOf(sent: Headers, name: string): string | undefined {
  const pairs = (sent.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
