import { languageCodes } from '@pahiya/contract/shared/languages';
import { isFromApp } from './app-origins.ts';

export type Language = (typeof languageCodes)[number];

/** The cookie in which a browser keeps the language of its pages (specification, section 3: the local key `lang`). */
const cookie = /(?:^|;\s*)lang=([a-z]+)/;

/** The app has no cookie: it says the one language of its screens. */
const said = /^\s*([a-z]+)/;

/** The language of the page a request comes from; English where it names none we have. */
export function requestLanguage(headers: Headers | undefined): Language {
  const wish = headers?.get('cookie')?.match(cookie)?.[1] ?? appLanguage(headers);
  return languageCodes.find((code) => code === wish) ?? 'en';
}

function appLanguage(headers: Headers | undefined): string | undefined {
  return headers && isFromApp(headers) ? headers.get('accept-language')?.match(said)?.[1] : undefined;
}

/** Tells the same to what reads these headers next, and nothing else of the cookies. */
export function passLanguage(from: Headers, to: Headers): void {
  sayLanguage(to, requestLanguage(from));
}

export function sayLanguage(to: Headers, language: Language): void {
  to.set('cookie', `lang=${language}`);
}
