import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages.ts';

/** The specification's local key; the cookie of the same name tells the server. */
const key = 'lang';

/** The language `?lang=` names; null when it names none we have. */
export function addressLanguage(url: string): LanguageCode | null {
  const wish = URL.parse(url)?.searchParams.get(key);
  return isLanguageCode(wish) ? wish : null;
}

/** Takes `?lang=` out of the address, so that a reload keeps what was chosen since. */
export function forgetAddressLanguage(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(key)) return;
  address.searchParams.delete(key);
  window.history.replaceState(window.history.state, '', address);
}

/** What a request asks for: `?lang=`, then the cookie, then English. */
export function requestedLanguage(url: string, cookies: string): LanguageCode {
  const cookie = readCookie(cookies, key);
  return addressLanguage(url) ?? (isLanguageCode(cookie) ? cookie : defaultLanguage);
}

/** The browser starts in the language the server rendered, so that both agree on every text. */
export const startLanguage = createIsomorphicFn()
  .server((): LanguageCode => {
    const request = getRequest();
    return requestedLanguage(request.url, request.headers.get('cookie') ?? '');
  })
  .client((): LanguageCode => {
    const { lang } = document.documentElement;
    return isLanguageCode(lang) ? lang : defaultLanguage;
  });

/** The language kept on this device; null when none was ever chosen. */
export function storedLanguage(): LanguageCode | null {
  try {
    const stored = window.localStorage.getItem(key);
    return isLanguageCode(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function storeLanguage(language: LanguageCode): void {
  writeCookie(key, language);
  try {
    window.localStorage.setItem(key, language);
  } catch {
    // The cookie alone is enough.
  }
}
