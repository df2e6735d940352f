/** Letters of a class sound alike in one of the scripts: Tamil writes k and g, t and d, p and b with one letter. */
const indian: [from: number, to: number, sound: string][] = [
  [0x15, 0x18, 'k'],
  [0x19, 0x19, 'n'],
  [0x1a, 0x1d, 's'],
  [0x1e, 0x1e, 'n'],
  [0x1f, 0x22, 't'],
  [0x23, 0x23, 'n'],
  [0x24, 0x27, 't'],
  [0x28, 0x29, 'n'],
  [0x2a, 0x2d, 'p'],
  [0x2e, 0x2e, 'm'],
  [0x30, 0x31, 'r'],
  [0x32, 0x34, 'l'],
  [0x35, 0x35, 'v'],
  [0x36, 0x38, 's'],
  [0x01, 0x02, 'n'],
];

/** The blocks of the Indian scripts have the same order. */
const firstIndian = 0x900;
const lastIndian = 0xd7f;

function indianSound(letter: string, place: number): string {
  const offset = (letter.codePointAt(0) ?? 0) & 0x7f;
  if (offset >= 0x04 && offset <= 0x14) return place === 0 ? 'a' : '';
  if (offset === 0x39 || offset === 0x2f) return place === 0 ? 'h' : '';
  return indian.find(([from, to]) => offset >= from && offset <= to)?.[2] ?? '';
}

const latin: Record<string, string> = {
  ...{ b: 'p', f: 'p', p: 'p', c: 'k', g: 'k', k: 'k', q: 'k', d: 't', t: 't', j: 's', s: 's', z: 's' },
  ...{ x: 'ks', w: 'v', v: 'v', l: 'l', m: 'm', n: 'n', r: 'r' },
};

function latinSound(letter: string, place: number): string {
  if (place === 0 && /[aeiou]/.test(letter)) return 'a';
  return place === 0 && /[hy]/.test(letter) ? 'h' : (latin[letter] ?? '');
}

/** The consonants of a word, the same in all scripts: `kothrud` and `कोथरूड` are `ktrt`. */
export function soundOf(word: string): string {
  const letters = [
    ...word
      .toLowerCase()
      .replace(/ch|c(?=[eiy])/g, 's')
      .replaceAll('sch', 's'),
  ];
  const sounds = letters.map((letter, place) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= firstIndian && code <= lastIndian ? indianSound(letter, place) : latinSound(letter, place);
  });
  return sounds
    .join('')
    .replace(/m(?=p)/g, 'n')
    .replace(/(.)\1+/g, '$1');
}
