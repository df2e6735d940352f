import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { forgetCookie, readCookie, writeCookie } from '../lib/storage/cookies.ts';
import { inTab, onDevice, storedText } from '../lib/storage/stored.ts';
import { acceptedLanguage } from './accepted-language.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages.ts';

/** The key in local storage (product, section 15.1). A cookie of the same name informs the server. */
const key = 'lang';
const choice = storedText(onDevice, key);
const fetchedAgain = storedText(inTab, 'lang-fetched-again');

/** Returns the supported language named by `?lang=`, or null. */
export function addressLanguage(url: string): LanguageCode | null {
  const asked = new URL(url).searchParams.get(key);
  return isLanguageCode(asked) ? asked : null;
}

/** Removes `?lang=` from the address, so that a reload keeps a later choice. */
export function forgetAddressLanguage(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(key)) return;
  address.searchParams.delete(key);
  window.history.replaceState(window.history.state, '', address);
}

interface Asking {
  cookies: string | null;
  accepted: string | null;
}

/** Chooses the language of a request: `?lang=`, then the cookie, then the browser's language, then English. */
export function requestedLanguage(url: string, { cookies, accepted }: Asking): LanguageCode {
  const cookie = readCookie(cookies ?? '', key);
  if (isLanguageCode(cookie)) return addressLanguage(url) ?? cookie;
  return addressLanguage(url) ?? acceptedLanguage(accepted ?? '') ?? defaultLanguage;
}

/** The browser starts in the language the server rendered, so that hydration matches. */
export const startLanguage = createIsomorphicFn()
  .server((): LanguageCode => {
    const { url, headers } = getRequest();
    return requestedLanguage(url, { cookies: headers.get('cookie'), accepted: headers.get('accept-language') });
  })
  .client((): LanguageCode => {
    const { lang } = document.documentElement;
    return isLanguageCode(lang) ? lang : defaultLanguage;
  });

export function storedLanguage(): LanguageCode | null {
  const stored = choice.read() ?? readCookie(document.cookie, key);
  return isLanguageCode(stored) ? stored : null;
}

export function storeLanguage(language: LanguageCode): void {
  writeCookie(key, language);
  choice.write(language);
}

/** True once per language until a page arrives in it, so that a server that ignores it causes no endless reloads. */
export function markFetchedAgain(language: LanguageCode): boolean {
  if (fetchedAgain.read() === language || !fetchedAgain.write(language)) return false;
  return readCookie(document.cookie, key) === language;
}

export function forgetFetchedAgain(): void {
  fetchedAgain.clear();
}

export function forgetLanguage(): void {
  forgetCookie(key);
  choice.clear();
}
