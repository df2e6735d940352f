import { brand } from '@pahiya/contract/shared/brand';

/** Removes what this tab kept of unfinished work. Only for a sign-out that was asked for: an expired session loses nothing. */
export function forgetTab(): void {
  try {
    const kept = Object.keys(window.sessionStorage).filter((key) => key.startsWith(`${brand.slug}:`));
    for (const key of kept) window.sessionStorage.removeItem(key);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
