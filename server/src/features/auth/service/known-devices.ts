import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { brand } from '@pahiya/contract/shared/brand';
import { deviceTokenHeader, isFromPhoneApp } from '../../../platform/phone-origins.ts';

/** Seconds; browsers keep a cookie for at most 400 days. */
const keptSeconds = 400 * 24 * 3600;
/** The account that signed in longest ago is dropped. */
const mostAccounts = 5;

export interface KnownDevices {
  /** Key for counting the device's attempts for the account; null if the account never signed in on it. */
  recognise(sent: Headers, email: string): string | null;
  remember(sent: Headers, answer: Headers, email: string): void;
}

/** OWASP's device cookies: attempts from elsewhere do not count against a device on which the account has signed in. */
export function createKnownDevices(secret: string, isHttps: boolean): KnownDevices {
  const cookieName = `${isHttps ? '__Host-' : ''}${brand.slug}.device`;
  const key = createHmac('sha256', secret).update('known devices').digest();
  const sign = (id: string, email: string) =>
    createHmac('sha256', key).update(`${id} ${email.toLowerCase()}`).digest('base64url');

  function tokensOf(sent: Headers): string[] {
    const kept = isFromPhoneApp(sent) ? sent.get(deviceTokenHeader) : cookieOf(sent, cookieName);
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
    if (isFromPhoneApp(sent)) answer.set(deviceTokenHeader, tokens);
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
