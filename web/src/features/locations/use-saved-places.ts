import { useMemo, useSyncExternalStore } from 'react';
import { onDevice, storedText } from '@/lib/storage/stored.ts';
import { parseSavedPlaces, withoutSavedPlace, withSavedPlace } from './rules.ts';

/** A list of names (product, section 15.3). */
const stored = storedText(onDevice, 'savedLocations');

const listeners = new Set<() => void>();

function write(names: string[]) {
  stored.write(JSON.stringify(names));
  for (const notice of listeners) notice();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Names of places saved on this device, newest first, synchronized across tabs. */
export function useSavedPlaces() {
  const text = useSyncExternalStore(subscribe, stored.read, () => null);
  const names = useMemo(() => parseSavedPlaces(text), [text]);
  return {
    names,
    save: (name: string) => write(withSavedPlace(parseSavedPlaces(stored.read()), name)),
    remove: (name: string) => write(withoutSavedPlace(parseSavedPlaces(stored.read()), name)),
  };
}
