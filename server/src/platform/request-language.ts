import { languageCodes } from '@pahiya/contract/shared/languages';

export type Language = (typeof languageCodes)[number];

/** The cookie in which a browser keeps the language of its pages (specification, section 3: the local key `lang`). */
const cookie = /(?:^|;\s*)lang=([a-z]+)/;

/** The language of the page a request comes from; English where it names none we have. */
export function requestLanguage(headers: Headers | undefined): Language {
  const wish = headers?.get('cookie')?.match(cookie)?.[1];
  return languageCodes.find((code) => code === wish) ?? 'en';
}

/** Tells the same to what reads these headers next, and nothing else of the cookies. */
export function passLanguage(from: Headers, to: Headers): void {
  to.set('cookie', `lang=${requestLanguage(from)}`);
}
