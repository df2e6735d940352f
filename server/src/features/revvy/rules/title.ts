import { limits } from '@pahiya/contract/shared/limits';

export const newTitle = 'New Chat';
const pictureTitle = 'Image query';

/** A family emoji is one letter, and so is a Devanagari consonant with its vowel. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One letter can carry thousands of accents; forty family emojis fit. */
const longest = 600;

/** 40 letters (product, section 11.2), on one line. */
export function titleOf(question: string): string {
  const line = question.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (line === '') return pictureTitle;
  let end = 0;
  let count = 0;
  for (const { index, segment } of letters.segment(line)) {
    const isWhole = count < limits.revvyAutoTitleLength && index + segment.length <= longest;
    if (!isWhole) return `${cut(line, end)}...`;
    count += 1;
    end = index + segment.length;
  }
  return line;
}

function cut(line: string, end: number): string {
  return line
    .slice(0, end || longest)
    .toWellFormed()
    .trimEnd();
}
