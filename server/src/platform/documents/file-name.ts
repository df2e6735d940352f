const mostCharacters = 100;

/** What could lead to another folder, steer a terminal or turn the order of the letters. */
const unfit = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069<>:"/\\|?*]/gu;

/**
 * A name as it is shown and saved under: the last part of what the sender's device said, with an ending that says what the
 * file is. `endings` are those that do; the first is added where none of them stands.
 */
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
