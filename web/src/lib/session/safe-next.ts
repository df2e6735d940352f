/** Control characters, and the backslash, which browsers read as a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for them
const forbidden = /[\u0000-\u001f\u007f-\u009f\\]/;

/** Returns `path` with its search and hash if it is a path of this site, otherwise `/`. */
export function safeNext(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/') || path.startsWith('//') || forbidden.test(path)) return '/';
  const base = 'https://this.site';
  const parsed = new URL(path, base);
  if (parsed.origin !== base) return '/';
  const normal = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  // Dot segments can fold into a leading double slash: `/.//evil.example`.
  return normal.startsWith('//') ? '/' : normal;
}
