import type { UnderstoodPart } from '@pahiya/contract/garages/schemas';
import type { TokenPart } from '../rules/find-parts.ts';

/** Words that lead to a place and say nothing without it. */
const leading = new Set(['in', 'at', 'near', 'around', 'from']);
const trailing = new Set(['me', 'mein', 'main', 'में', 'ke', 'ka', 'ki', 'मध्ये']);

/** Lists what the search understood, each part with its words. The words of one job, `ac` and `service`, are one part. */
export function describePart(found: readonly TokenPart[], isJobNamed: boolean): UnderstoodPart[] {
  const parts: UnderstoodPart[] = [];
  found.forEach((part, place) => {
    const described = describe(part);
    if (!described) return;
    const last = parts.at(-1);
    const isSameWish = described.kind === 'wish' && last?.kind === 'wish' && isJobNamed;
    if (isSameWish && isMeant(found[place - 1])) last.words.push(...described.words);
    else parts.push(described.kind === 'place' ? { ...described, words: around(found, place) } : described);
  });
  return parts;
}

function isMeant(part: TokenPart | undefined): boolean {
  return part?.match !== null;
}

function describe({ tokens, match, rupees }: TokenPart): UnderstoodPart | null {
  const words = tokens.map(({ typed }) => typed);
  if (rupees !== null) return { kind: 'price', words, most: rupees };
  const [meaning] = match?.meanings ?? [];
  if (!meaning) return null;
  if (meaning.kind === 'job') return { kind: 'wish', words };
  if (meaning.kind === 'order') return { kind: 'order', words, order: meaning.order };
  if (meaning.kind === 'vehicle') {
    const { name, types } = meaning.vehicle;
    return { kind: 'vehicle', words, name: name || null, vehicleTypes: [...types] };
  }
  const [find] = meaning.finds;
  return { kind: 'place', words, name: meaning.place?.name ?? find?.text ?? '' };
}

function around(found: readonly TokenPart[], place: number): string[] {
  const typed = (part: TokenPart | undefined, known: ReadonlySet<string>) =>
    part && part.match === null && part.rupees === null
      ? part.tokens.map((token) => token.typed).filter((word) => known.has(word.toLowerCase()))
      : [];
  const own = found[place]?.tokens.map((token) => token.typed) ?? [];
  return [...typed(found[place - 1], leading), ...own, ...typed(found[place + 1], trailing)];
}
