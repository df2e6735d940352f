import { languageCodes } from '@pahiya/contract/shared/languages';

export type Language = (typeof languageCodes)[number];

/** The cookie with the language of the browser's pages (product, section 15.1: the local key `lang`). */
const cookie = /(?:^|;\s*)lang=([a-z]+)/;

export function requestLanguage(headers: Headers | undefined): Language {
  return chooseLanguage(headers?.get('cookie'), headers?.get('accept-language'));
}

/** Reads the values of the headers `Cookie` and `Accept-Language`. */
export function chooseLanguage(cookies: string | null | undefined, accepted: string | null | undefined): Language {
  const chosen = cookies?.match(cookie)?.[1];
  return knownLanguage(chosen) ?? wantedLanguage(accepted) ?? 'en';
}

export function knownLanguage(code: string | null | undefined): Language | undefined {
  return languageCodes.find((known) => known === code);
}

/** Reads a list such as `ta, hi-IN;q=0.9, en;q=0.8`. The phone app has no cookie and sends one language. */
function wantedLanguage(accepted: string | null | undefined): Language | undefined {
  const ranges = (accepted ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return { code: knownLanguage(tag.split('-')[0]), weight: weightOf(parameters) };
  });
  return ranges.filter(({ code, weight }) => code && weight > 0).sort((a, b) => b.weight - a.weight)[0]?.code;
}

function weightOf(parameters: string[]): number {
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return quality ? Number(quality.slice(2)) || 0 : 1;
}

export function passLanguage(from: Headers, to: Headers): void {
  sayLanguage(to, requestLanguage(from));
}

export function sayLanguage(to: Headers, language: Language): void {
  to.set('cookie', `lang=${language}`);
}
