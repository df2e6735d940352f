import { useMemo, useSyncExternalStore } from 'react';
import { parseSavedPlaces, withoutSavedPlace, withSavedPlace } from './rules.ts';

/** The specification's local key (section 3). */
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
    // A browser that stores nothing still finds garages.
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

/** The names of places kept on this device, newest first; tabs agree. */
export function useSavedPlaces() {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  const names = useMemo(() => parseSavedPlaces(stored), [stored]);
  return {
    names,
    save: (name: string) => write(withSavedPlace(parseSavedPlaces(read()), name)),
    remove: (name: string) => write(withoutSavedPlace(parseSavedPlaces(read()), name)),
  };
}
