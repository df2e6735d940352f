import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '@/lib/session/use-session.ts';
import { addAddress, parseAddresses, removeAddress } from './rules/address-list.ts';

/** A list of text lines, on the device alone (product, section 13.2). Each account on a shared device has its own. */
const keyStart = 'savedAddresses';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Changes made in another tab.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(key: string | null): string | null {
  if (key === null) return null;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string | null, addresses: string[]): boolean {
  if (key === null) return false;
  try {
    window.localStorage.setItem(key, JSON.stringify(addresses));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Addresses stored on this device, newest first. `add` and `remove` return whether the device stored the change. */
export function useSavedAddresses() {
  const { user } = useSession();
  const key = user ? `${keyStart}:${user.id}` : null;
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const addresses = useMemo(() => parseAddresses(text), [text]);
  return {
    addresses,
    add: (address: string) => store(key, addAddress(parseAddresses(read(key)), address)),
    remove: (address: string) => store(key, removeAddress(parseAddresses(read(key)), address)),
  };
}
