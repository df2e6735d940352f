import { brand } from '@pahiya/contract/shared/brand';

const key = `${brand.slug}:told-language`;

/** Which language this device has told the account last, as `user language`; null where nothing is stored. */
export function toldLanguage(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberToldLanguage(told: string): void {
  try {
    window.localStorage.setItem(key, told);
  } catch {
    // Told again with the next page: it does no harm.
  }
}

export function forgetToldLanguage(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
