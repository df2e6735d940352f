import { brand } from '@pahiya/contract/shared/brand';
import { onDevice, storedText } from '@/lib/storage/stored.ts';

/** The language last sent to the account, as `user language`. */
export const reportedLanguage = storedText(onDevice, `${brand.slug}:reported-language`);

/** The language that was taken from the account, not chosen on this device. */
export const takenLanguage = storedText(onDevice, `${brand.slug}:taken-language`);

export function isLanguageTaken(language: string | null): boolean {
  return language !== null && takenLanguage.read() === language;
}

export function forgetLanguageMarks(): void {
  reportedLanguage.clear();
  takenLanguage.clear();
}
