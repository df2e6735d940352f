import { LRUCache } from 'lru-cache';
import { knownLanguage } from '../../platform/request-language.ts';
import type { PagePath } from './types.ts';

export interface PageAddress {
  /** Path and query. */
  address: string;
  /** Each page has one canonical address and is kept only under it. */
  isCanonical: boolean;
  /** The canonical address of the same page, if it differs. */
  movedTo?: string;
  /** The route's path, such as `/post/$postId`. Undefined for an address without a page. */
  pattern?: string;
}

/** The address of the app shell: the frame around every page, which the service worker caches. */
export const shellAddress = '/_shell';

/** `written` is the address as it was sent, in which the same pages are asked for again and again. */
export type ReadAddress = (url: () => URL, written: string) => PageAddress;

/** Allows only characters that mean the same in every form of an address, and no empty part. */
const plain = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/;

/** An escaped slash is no slash for the router, and an escaped percent sign would be decoded twice. */
const otherMeaning = /%(?:25|2f|5c)/i;

/** A page with a longer query is never kept, so its query is not parsed. */
const longestQuery = 2_000;

const mostRemembered = 1_000;
const longestRemembered = 300;

/**
 * Reads addresses as the router does, which ignores the case of fixed parts and decodes the path once. An address in
 * another form moves to the canonical one. Unknown parameters are ignored.
 */
export function createAddressReader(pages: PagePath[]): ReadAddress {
  const known = pages.map(({ path, search }) => ({ path, parts: path.split('/'), search })).toSorted(bySpecificity);
  const remembered = new LRUCache<string, PageAddress>({ max: mostRemembered });

  function read({ pathname, search }: URL): PageAddress {
    // A path that begins with two slashes would name another host.
    const asked = `/${pathname.replace(/^\/+/, '')}`;
    const path = search.length > longestQuery ? undefined : toPlain(asked);
    if (path === undefined || asked === shellAddress)
      return { address: asked + search, isCanonical: asked + search === shellAddress };
    const parts = path.split('/');
    const page = known.find((each) => matches(each.parts, parts));
    const canonical = page ? parts.map((part, at) => fixedPart(page.parts[at]) ?? part).join('/') : path;
    const pattern = page && { pattern: page.path };
    if (canonical !== asked)
      return { ...pattern, address: asked + search, isCanonical: false, movedTo: canonical + search };
    return { ...pattern, address: asked + (page?.search ? keepKnown(search, page.search) : search), isCanonical: true };
  }

  return (url, written) => {
    const found = remembered.get(written) ?? read(url());
    if (written.length <= longestRemembered) remembered.set(written, found);
    return found;
  };
}

function toPlain(path: string): string | undefined {
  if (otherMeaning.test(path)) return undefined;
  try {
    const decoded = decodeURIComponent(path).replace(/(?<=.)\/$/, '');
    return plain.test(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

function fixedPart(part = ''): string | undefined {
  return part.startsWith('$') ? undefined : part;
}

function matches(page: string[], asked: string[]): boolean {
  const isSame = (part: string, at: number) => [undefined, asked[at]?.toLowerCase()].includes(fixedPart(part));
  return page.length === asked.length && page.every(isSame);
}

/** A fixed part counts more than a parameter, and an earlier part more than a later one. */
function bySpecificity(one: { parts: string[] }, other: { parts: string[] }): number {
  const [first, second] = [one, other].map(({ parts }) =>
    parts.map((part) => (fixedPart(part) === undefined ? '1' : '0')).join(''),
  );
  return (first ?? '').localeCompare(second ?? '');
}

/** Keeps the parameters that the page reads. Every page reads `lang` if it is a known language. */
function keepKnown(search: string, names: string[]): string {
  const isKnown = ([name, value]: [string, string]) =>
    names.includes(name) || (name === 'lang' && knownLanguage(value) !== undefined);
  const pairs = search.slice(1).split('&');
  const kept = pairs.filter((pair) => [...new URLSearchParams(pair)].some(isKnown));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
