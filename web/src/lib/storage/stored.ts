type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Called at each use, so that forbidden storage does not break the page. */
export type Place = () => Store;

export const onDevice: Place = () => window.localStorage;
export const inTab: Place = () => window.sessionStorage;

export interface Stored<Value> {
  read(): Value | null;
  write(value: Value): boolean;
  clear(): void;
}

/** Stores a text in the browser. Nothing is kept if storage is forbidden or full. */
export function storedText(place: Place, key: string): Stored<string> {
  function attempt<Result>(use: (store: Store) => Result, otherwise: Result): Result {
    try {
      return use(place());
    } catch {
      return otherwise;
    }
  }
  return {
    read: () => attempt((store) => store.getItem(key), null),
    write: (text) =>
      attempt((store) => {
        store.setItem(key, text);
        return true;
      }, false),
    clear: () => attempt((store) => store.removeItem(key), undefined),
  };
}

/** A zod schema, or anything else that recognises a value. */
export interface Shape<Value> {
  safeParse(value: unknown): { data?: Value | undefined };
}

/** Stores a value in the browser. A value in another version's shape counts as none. */
export function storedValue<Value>(place: Place, key: string, shape: Shape<Value>): Stored<Value> {
  const text = storedText(place, key);
  return {
    read: () => shape.safeParse(parseJson(text.read())).data ?? null,
    write: (value) => text.write(JSON.stringify(value)),
    clear: text.clear,
  };
}

export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
