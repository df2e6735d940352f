import type { ratings } from '@pahiya/contract/shared/known-values';

export type Stars = (typeof ratings)[number];

const longComment = 320;

export function isLong(comment: string): boolean {
  return comment.length > longComment || comment.split('\n').length > 6;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first letter as a grapheme, so that a vowel sign stays with it. */
export function firstLetter(name: string): string {
  const [first] = graphemes.segment(name.trim());
  return (first?.segment ?? '').toUpperCase();
}
