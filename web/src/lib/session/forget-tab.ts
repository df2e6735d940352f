import { brand } from '@pahiya/contract/shared/brand';

/**
 * Removes what this tab, and what this device, kept of unfinished work. Only for a sign-out that was asked for: an expired
 * session loses nothing.
 */
export function forgetTab(): void {
  forget(() => window.sessionStorage, `${brand.slug}:`);
  forget(() => window.localStorage, `${brand.slug}:draft:`);
}

function forget(storage: () => Storage, prefix: string): void {
  try {
    const store = storage();
    for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
