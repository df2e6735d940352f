import { limits } from '@pahiya/contract/shared/limits';
import { parseJson } from '@/lib/storage/stored.ts';

const mostKept = 8;

/** Reads the searches stored under `pastSearches`. Invalid data counts as none. */
export function parsePastSearches(stored: string | null): string[] {
  const texts = parseJson(stored);
  if (!Array.isArray(texts)) return [];
  return texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '').slice(0, mostKept);
}

/** Newest first, each once ignoring case. */
export function withPastSearch(texts: readonly string[], text: string): string[] {
  const added = text.trim().slice(0, limits.searchTextLength);
  if (!added) return [...texts];
  const others = texts.filter((each) => each.toLocaleLowerCase() !== added.toLocaleLowerCase());
  return [added, ...others].slice(0, mostKept);
}
