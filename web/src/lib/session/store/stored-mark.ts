/** A stored flag without secrets. Without storage it is never set. */
export interface StoredMark {
  isSet(): boolean;
  set(): void;
  clear(): void;
}

/** `storage` is called at each use, so that forbidden storage does not break the page. */
export function createStoredMark(key: string, storage: () => Storage): StoredMark {
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
