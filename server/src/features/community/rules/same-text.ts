import { limits } from '@pahiya/contract/shared/limits';

/** Similarity from which two texts count as the same: about one word in ten may differ. */
const nearlyTheSame = 0.8;

/** Short texts may always be repeated. */
export function isRepeated(text: string, earlier: string[]): boolean {
  const plain = plainOf(text);
  if (plain.length < limits.repeatableTextLength) return false;
  return earlier.filter((other) => isNearly(plain, plainOf(other))).length >= limits.sameTextsADay;
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

/** Dice's coefficient of the triples of characters. */
function isNearly(one: string[], other: string[]): boolean {
  if (Math.min(one.length, other.length) < nearlyTheSame * Math.max(one.length, other.length) - 2) return false;
  const [mine, theirs] = [triplesOf(one), triplesOf(other)];
  const shared = [...mine].filter((triple) => theirs.has(triple)).length;
  return 2 * shared >= nearlyTheSame * (mine.size + theirs.size);
}

function triplesOf(letters: string[]): Set<string> {
  return new Set(letters.slice(2).map((last, at) => `${letters[at]}${letters[at + 1]}${last}`));
}
