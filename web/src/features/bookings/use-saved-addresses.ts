import { useMemo, useSyncExternalStore } from 'react';
import { addAddress, parseAddresses, removeAddress } from './rules/addresses.ts';

/** The specification's device-only list of text lines. */
const key = 'savedAddresses';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab's change.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(addresses: string[]): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(addresses));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Addresses kept on this device, the newest first; `add` and `remove` say whether the device kept the change. */
export function useSavedAddresses() {
  const text = useSyncExternalStore(subscribe, read, () => null);
  const addresses = useMemo(() => parseAddresses(text), [text]);
  return {
    addresses,
    add: (address: string) => store(addAddress(parseAddresses(read()), address)),
    remove: (address: string) => store(removeAddress(parseAddresses(read()), address)),
  };
}
