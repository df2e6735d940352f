import { useMemo, useSyncExternalStore } from 'react';
import { parseSavedPlaces, withoutSavedPlace, withSavedPlace } from './rules.ts';

/** The key in local storage (product, section 15.3). */
const key = 'savedLocations';

const listeners = new Set<() => void>();

function read(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(names: string[]) {
  try {
    window.localStorage.setItem(key, JSON.stringify(names));
  } catch {
    // Without storage, the search for garages still works.
  }
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
  const stored = useSyncExternalStore(subscribe, read, () => null);
  const names = useMemo(() => parseSavedPlaces(stored), [stored]);
  return {
    names,
    save: (name: string) => write(withSavedPlace(parseSavedPlaces(read()), name)),
    remove: (name: string) => write(withoutSavedPlace(parseSavedPlaces(read()), name)),
  };
}
