import { brand } from '@pahiya/contract/shared/brand';

/** Removes unfinished work from this tab and device. Only for a requested sign-out; an expired session keeps it. */
export function forgetTab(): void {
  forget(() => window.sessionStorage, `${brand.slug}:`);
  forget(() => window.localStorage, `${brand.slug}:draft:`);
}

function forget(storage: () => Storage, prefix: string): void {
  try {
    const store = storage();
    for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
