import { nameEndings, plainEndings, sentenceBeginnings, wordLikeEndings } from './link-endings.ts';

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;

const scheme = /\b(?:https?|ftp):\/\/\S|\bwww\.[\p{L}\p{N}]/iu;

/** Matches `wa.me/91…`, but no e-mail address and no handle such as `@meera.in`. */
const bareName = new RegExp(
  String.raw`(?<![@\p{L}\p{M}\p{N}.-])((?:${label}\.)+)([\p{L}\p{M}]{2,24})(?![\p{L}\p{M}\p{N}])(\/?)`,
  'gu',
);

export function hasLink(text: string): boolean {
  return findsLink(text, isAddress);
}

/** Initials and abbreviations are names: "S.K.De", "Suresh.Kr", "K.Dev". */
export function isNameWithLink(name: string): boolean {
  return findsLink(name, (found) => isAddress(found) && !isPartOfName(found));
}

function findsLink(text: string, isLink: (found: BareName) => boolean): boolean {
  // Lookalike letters and invisible characters would hide an address from the search but not from a reader.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return (
    scheme.test(plain) ||
    plain
      .matchAll(bareName)
      .some(([, labels = '', ending = '', path]) =>
        isLink({ labels: labels.slice(0, -1), ending, hasPath: path === '/' }),
      )
  );
}

interface BareName {
  labels: string;
  ending: string;
  hasPath: boolean;
}

/** A sentence that begins without a space looks like an address, so such endings need further evidence. */
function isAddress({ labels, ending, hasPath }: BareName): boolean {
  if (!/\p{L}/u.test(labels.split('.').at(-1) ?? '')) return false;
  const lower = ending.toLowerCase();
  const isLikely = hasPath || /[.\d-]|\p{Ll}\p{Lu}/u.test(labels);
  if (wordLikeEndings.has(lower)) return isLikely;
  const isCapitalized = /^\p{Lu}\p{Ll}+$/u.test(ending);
  if (sentenceBeginnings.has(lower) && isCapitalized) return isLikely;
  return plainEndings.has(lower);
}

function isPartOfName({ labels, ending, hasPath }: BareName): boolean {
  if (hasPath || !nameEndings.has(ending.toLowerCase())) return false;
  return [...labels.split('.'), ending].every((part) => /^[\p{Lu}\p{Lo}]/u.test(part));
}
