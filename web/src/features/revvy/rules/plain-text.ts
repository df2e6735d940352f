import { unfold } from '@pahiya/contract/shared/folded';

/** Markdown as text for reading aloud: no syntax, tables row by row. */
export function plainText(markdown: string): string {
  return unfold(markdown)
    .replace(/^[ \t]*\|?[ \t:-]+\|[ \t:|-]*\n?/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/[*_~`]{1,3}(?=\S)|(?<=\S)[*_~`]{1,3}/g, '')
    .replace(/[ \t]*\|[ \t]*/g, ', ')
    .replace(/^, |, $/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

const longestSpoken = 200;

/** Splits text into parts, because some voices stop in the middle of a long one. */
export function spokenPieces(text: string): string[] {
  const sentences = text.split(/(?<=[.!?।])\s+|\n+/u).map((sentence) => sentence.trim());
  return sentences.filter(Boolean).flatMap(split);
}

function split(sentence: string): string[] {
  if (sentence.length <= longestSpoken) return [sentence];
  const space = sentence.lastIndexOf(' ', longestSpoken);
  const end = space > 0 ? space : longestSpoken;
  return [sentence.slice(0, end), ...split(sentence.slice(end).trimStart())];
}
