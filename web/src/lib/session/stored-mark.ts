/** A mark without any secret that this browser keeps; browsers that forbid storage behave as if it were never set. */
export interface StoredMark {
  isSet(): boolean;
  set(): void;
  clear(): void;
}

/** `storage` is asked for at each use: a browser that forbids storage then costs the mark, not the page. */
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
