import { brand } from '@pahiya/contract/shared/brand';

const reported = `${brand.slug}:told-language`;
const taken = `${brand.slug}:taken-language`;

/** The language last sent to the account, as `user language`; null when nothing is stored. */
export function reportedLanguage(): string | null {
  return read(reported);
}

export function rememberReportedLanguage(text: string): void {
  write(reported, text);
}

/** Marks the language as taken from the account, not chosen on this device. */
export function markLanguageTaken(language: string): void {
  write(taken, language);
}

export function isLanguageTaken(language: string | null): boolean {
  return language !== null && read(taken) === language;
}

export function forgetLanguageMarks(): void {
  try {
    for (const key of [reported, taken]) window.localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // Sent or taken again with the next page, which is harmless.
  }
}
