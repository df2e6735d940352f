import { type Place, storedText } from '../../storage/stored.ts';

/** A stored flag without secrets. Without storage it is never set. */
export interface StoredMark {
  isSet(): boolean;
  set(): void;
  clear(): void;
}

export function createStoredMark(key: string, place: Place): StoredMark {
  const kept = storedText(place, key);
  return { isSet: () => kept.read() !== null, set: () => void kept.write('1'), clear: kept.clear };
}
