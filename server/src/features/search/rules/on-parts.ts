import type { SearchPart, SearchTerm } from '../types.ts';

/** Changes all parts of a term. */
export function onParts(term: SearchTerm, change: (part: SearchPart) => SearchPart): SearchTerm {
  const { anyOf, prefers = [], otherwise = [], lastly = [] } = term;
  return {
    ...term,
    anyOf: anyOf.map((parts) => parts.map(change)),
    prefers: prefers.map(change),
    otherwise: otherwise.map(change),
    lastly: lastly.map(change),
  };
}
