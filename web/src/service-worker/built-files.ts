import { parseUrl } from '../lib/parse-url.ts';

/** A file of the build as the build lists it: `assets/…`, relative to the worker. */
export interface BuiltFile {
  url: string;
  revision: string | null;
}

/** `assets/language-auth-hi-C7452i23.js`, `assets/guarded-hi-…`: the texts of one language. */
const textsOf = /^\/?assets\/(?:language-(?:[a-z]+-)?|guarded-)([a-z]{2})-[\w-]{8}\.js$/;

/** The code of the language whose texts a file holds; null for any other file. */
export function languageOf(url: string): string | null {
  return textsOf.exec(url)?.[1] ?? null;
}

/** What every page may need, and is kept when the worker is installed: everything but the texts. */
export function filesForAll(files: readonly BuiltFile[]): BuiltFile[] {
  return files.filter(({ url }) => languageOf(url) === null);
}

/** The texts of a language, as paths of this site. */
export function textsIn(files: readonly BuiltFile[], language: string): string[] {
  return files.filter(({ url }) => languageOf(url) === language).map(({ url }) => `/${url}`);
}

/** Whether a page begins with scripts of this build alone: another version's are not kept, and without a connection it stays white. */
export function isOfBuild(page: string, files: readonly BuiltFile[]): boolean {
  const known = new Set(files.map(({ url }) => `/${url}`));
  return [...page.matchAll(/\/assets\/[\w.$-]+\.js\b/g)].every(([script]) => known.has(script));
}

/** Of what a page has fetched, the built files that are not kept for all: fonts, texts, parts of the staff's side. */
export function usedFiles(fetched: readonly string[], kept: readonly BuiltFile[], origin: string): string[] {
  const known = new Set(kept.map(({ url }) => `/${url}`));
  const paths = fetched.flatMap((address) => {
    const url = parseUrl(address, origin);
    return url?.origin === origin && url.pathname.startsWith('/assets/') ? [url.pathname] : [];
  });
  return [...new Set(paths)].filter((path) => !known.has(path));
}
