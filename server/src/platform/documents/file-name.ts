const mostCharacters = 100;

/** Characters that could lead to another folder, control a terminal or change the text direction. */
const unfit = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069<>:"/\\|?*]/gu;

/** Safe to show and to save under. The first of `endings` is added if none of them is present. */
export function displayName(given: string, endings: readonly [string, ...string[]]): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(unfit, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  const ending = endings.find((known) => plain.toLowerCase().endsWith(`.${known}`)) ?? endings[0];
  const stem = plain.toLowerCase().endsWith(`.${ending}`) ? plain.slice(0, -ending.length - 1) : plain;
  return `${[...stem].slice(0, mostCharacters).join('').trim() || 'file'}.${ending}`;
}
