import type { PhraseIndex } from './phrase-index.ts';

export interface PriceWords {
  before: PhraseIndex<true>;
  after: PhraseIndex<true>;
  currency: PhraseIndex<true>;
  thousand: PhraseIndex<true>;
}

interface PriceLimit {
  rupees: number;
  /** Number of words from the place. */
  length: number;
}

const least = 50;
const most = 500_000;

/** `under 1000 rs`, `1k se kam`, `हज़ार रुपये के अंदर`. A number without such words is none. */
export function priceAt(words: readonly string[], place: number, phrases: PriceWords): PriceLimit | null {
  let next = place;
  const take = (index: PhraseIndex<true>) => {
    const length = index.at(words, next)?.length ?? 0;
    next += length;
    return length > 0;
  };
  const isLimited = take(phrases.before);
  const isMoney = take(phrases.currency);
  const number = numberAt(words, next);
  next += number?.length ?? 0;
  const isThousand = take(phrases.thousand);
  if (!number && !isThousand) return null;
  const rupees = (number?.value ?? 1) * (isThousand ? 1_000 : 1);
  const isPaid = take(phrases.currency) || isMoney || number?.isMoney === true;
  const isLimit = take(phrases.after) || isLimited;
  const isPrice = (isLimit || isPaid) && rupees >= least && rupees <= most;
  return isPrice ? { rupees: Math.round(rupees), length: next - place } : null;
}

interface NumberRead {
  value: number;
  length: number;
  isMoney: boolean;
}

const joined = /^(rs)?(\d{1,6})(k|rs)?$/;

/** A comma or point separates words: `1,000`, `1.5k`. */
function numberAt(words: readonly string[], place: number): NumberRead | null {
  const [, before, digits, after] = joined.exec(words[place] ?? '') ?? [];
  if (digits === undefined) return null;
  const isMoney = before !== undefined || after === 'rs';
  const next = words[place + 1] ?? '';
  if (after === undefined && digits.length <= 3 && /^\d{3}$/.test(next))
    return { value: Number(digits + next), length: 2, isMoney };
  const tenths = after === undefined && digits.length === 1 ? /^(\d)k$/.exec(next)?.[1] : undefined;
  if (tenths !== undefined) return { value: Number(`${digits}.${tenths}`) * 1_000, length: 2, isMoney };
  return { value: Number(digits) * (after === 'k' ? 1_000 : 1), length: 1, isMoney };
}
