import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '@/lib/session/use-session.ts';
import { onDevice, type Stored, storedText } from '@/lib/storage/stored.ts';
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

/** Returns whether the device stored the list. */
function store(kept: Stored<string> | null, addresses: string[]): boolean {
  if (!kept?.write(JSON.stringify(addresses))) return false;
  for (const listener of listeners) listener();
  return true;
}

/** Addresses stored on this device, newest first. `add` and `remove` return whether the device stored the change. */
export function useSavedAddresses() {
  const { user } = useSession();
  const kept = user ? storedText(onDevice, `${keyStart}:${user.id}`) : null;
  const read = () => kept?.read() ?? null;
  const text = useSyncExternalStore(subscribe, read, () => null);
  const addresses = useMemo(() => parseAddresses(text), [text]);
  return {
    addresses,
    add: (address: string) => store(kept, addAddress(parseAddresses(read()), address)),
    remove: (address: string) => store(kept, removeAddress(parseAddresses(read()), address)),
  };
}
