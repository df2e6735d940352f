export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Caches found texts, because pages ask for the same keys repeatedly. */
const found = new WeakMap<TextTree, Map<string, string>>();

export function findText(texts: TextTree, key: string): string | undefined {
  const known = found.get(texts) ?? new Map<string, string>();
  if (known.size === 0) found.set(texts, known);
  const text = known.get(key) ?? walk(texts, key);
  if (text !== undefined) known.set(key, text);
  return text;
}

function walk(texts: TextTree, key: string): string | undefined {
  let node: string | TextTree | undefined = texts;
  for (const step of key.split('.')) {
    node = typeof node === 'object' && Object.hasOwn(node, step) ? node[step] : undefined;
  }
  return typeof node === 'string' ? node : undefined;
}
