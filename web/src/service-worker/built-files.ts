import { parseUrl } from '../lib/parse-url.ts';

/** A file in the build's list: `assets/…`, relative to the worker. */
export interface BuiltFile {
  url: string;
  revision: string | null;
}

/** `assets/language-auth-hi-C7452i23.js`, `assets/guarded-hi-…`: texts of one language. */
const textsOf = /^\/?assets\/(?:language-(?:[a-zA-Z]+-)?|guarded-)([a-z]{2})-[\w-]{8}\.js$/;

/** Returns the language code of a file with texts, or null for any other file. */
export function languageOf(url: string): string | null {
  return textsOf.exec(url)?.[1] ?? null;
}

/** Files cached at installation: everything but the texts. */
export function filesForAll(files: readonly BuiltFile[]): BuiltFile[] {
  return files.filter(({ url }) => languageOf(url) === null);
}

export function textsIn(files: readonly BuiltFile[], language: string): string[] {
  return files.filter(({ url }) => languageOf(url) === language).map(({ url }) => `/${url}`);
}

/** True if a page uses only scripts of this build. With others, which are not cached, it would stay blank offline. */
export function isOfBuild(page: string, files: readonly BuiltFile[]): boolean {
  const known = new Set(files.map(({ url }) => `/${url}`));
  return [...page.matchAll(/\/assets\/[\w.$-]+\.js\b/g)].every(([script]) => known.has(script));
}

/** Built files a page has loaded that are not cached for all: fonts, texts, code of the staff's pages. */
export function usedFiles(fetched: readonly string[], kept: readonly BuiltFile[], origin: string): string[] {
  const known = new Set(kept.map(({ url }) => `/${url}`));
  const paths = fetched.flatMap((address) => {
    const url = parseUrl(address, origin);
    return url?.origin === origin && url.pathname.startsWith('/assets/') ? [url.pathname] : [];
  });
  return [...new Set(paths)].filter((path) => !known.has(path));
}
