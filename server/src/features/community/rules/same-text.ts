import { limits } from '@pahiya/contract/shared/limits';

/** Similarity from which two texts count as the same: about one word in ten may differ. */
const nearlyTheSame = 0.8;

/** Short texts may always be repeated. */
export function isRepeated(text: string, earlier: string[]): boolean {
  const plain = plainOf(text);
  if (plain.length < limits.repeatableTextLength) return false;
  const triples = triplesOf(plain);
  const isSame = (other: string[]) => isOfLength(plain.length, other.length) && isNearly(triples, triplesOf(other));
  return earlier.filter((other) => isSame(plainOf(other))).length >= limits.sameTextsADay;
}

/** Keeps only letters and digits: spaces, punctuation, emoji and case do not make a different text. */
function plainOf(text: string): string[] {
  return [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''),
  ];
}

const isOfLength = (one: number, other: number) => Math.min(one, other) >= nearlyTheSame * Math.max(one, other) - 2;

/** Dice's coefficient of the triples of characters. */
function isNearly(mine: Set<string>, theirs: Set<string>): boolean {
  return 2 * mine.intersection(theirs).size >= nearlyTheSame * (mine.size + theirs.size);
}

function triplesOf(letters: string[]): Set<string> {
  return new Set(letters.slice(2).map((last, at) => `${letters[at]}${letters[at + 1]}${last}`));
}
