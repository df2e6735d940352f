/**
 * Remembers, without any secret, that this browser may hold a session cookie:
 * visitors who never signed in are spared the question at every start.
 */
export interface SignedInHint {
  isSet(): boolean;
  set(): void;
  clear(): void;
}

/** `storage` is asked for at each use: a browser that forbids storage then costs the hint, not the page. */
export function createSignedInHint(key: string, storage: () => Storage): SignedInHint {
  function attempt<Result>(use: (store: Storage) => Result, otherwise: Result): Result {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  }
  return {
    isSet: () => attempt((store) => store.getItem(key) !== null, false),
    set: () => attempt((store) => store.setItem(key, '1'), undefined),
    clear: () => attempt((store) => store.removeItem(key), undefined),
  };
}
