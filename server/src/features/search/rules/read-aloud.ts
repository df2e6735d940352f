/** What English spellings make of a consonant. The blocks of the Indian scripts have the same order. */
const consonants: Record<number, string> = {
  ...{ 21: '(?:ck?|k|q)', 22: 'kh?', 23: 'g[hu]?', 24: 'gh?', 25: 'n' },
  ...{ 26: '(?:ch?|s)', 27: 'ch?', 28: '(?:[jzg]|dg)', 29: '[jz]h?', 30: 'n' },
  ...{ 31: 't', 32: 'th?', 33: '[dr]', 34: '[dr]h?', 35: 'n' },
  ...{ 36: 'th?', 37: 'th?', 38: 'dh?', 39: 'dh?', 40: 'n', 41: 'n' },
  ...{ 42: 'p', 43: '(?:ph?|f)', 44: '[bv]', 45: 'bh?', 46: 'm' },
  ...{ 47: '[yie]', 48: 'r', 49: 'r', 50: 'l', 51: '(?:l|zh)', 52: '(?:zh?|l)', 53: '(?:[vwb]|on?)' },
  ...{ 54: '(?:sh?|c)', 55: 'sh?', 56: '(?:sh?|c)', 57: 'h' },
};

/** Tamil writes each of these pairs with one letter. */
const inTamil: Record<number, string> = {
  ...{ 21: '(?:[kgcq]h?|h)', 26: '(?:ch?|sh?|j)', 31: '[td]h?', 36: '[td]h?', 42: '(?:[pb]h?|f)' },
};

/** A dot makes `য` a glide or a part of `ওয়`, which is written `w`. */
const inBengali: Record<number, string> = { 47: '[yjzi]?' };

const vowels: Record<number, string> = {
  ...{ 5: '[aueo]', 6: 'a', 7: '[iey]+', 8: '[iey]+', 9: '[uow]+', 10: '[uow]+', 11: 'r[iu]?' },
  ...{ 13: '[aei]+', 14: '[aeiy]+', 15: '[aeiy]+', 16: '[aeiy]+', 17: '[aou]+' },
  ...{ 18: '[aouw]+', 19: '[aouw]+', 20: '[aouw]+' },
  ...{ 62: 'a', 63: '[iey]+', 64: '[iey]+', 65: '[uow]+', 66: '[uow]+', 67: 'r[iu]?' },
  ...{ 69: '[aei]+', 70: '[aeiy]+', 71: '[aeiy]+', 72: '[aeiy]+', 73: '[aou]+' },
  ...{ 74: '[aouw]+', 75: '[aouw]+', 76: '[aouw]+' },
};

/** A vowel is heard best at the end: `बंद्रे` is not Bandra. */
const vowelsAtEnd: Record<number, string> = { 70: '(?:[eiy]+|ay)', 71: '(?:[eiy]+|ay)', 74: '[ouw]+', 75: '[ouw]+' };
const signs: Record<number, string> = { 1: 'n?', 2: '[nm]?', 112: '[nm]?', 113: '' };
/** Letters of Malayalam without a vowel. */
const closed: Record<number, string> = { 122: 'n', 123: 'n', 124: 'r', 125: 'l', 126: 'l', 127: 'k' };

const virama = 0x4d;
const offsetOf = { k: 0x15, y: 0x2f, ss: 0x37 };
const shortI = new Set([0x07, 0x08, 0x3f, 0x40]);
const blockOf = { bengali: 0x980, tamil: 0xb80, malayalam: 0xd00 };

/** Matches the English spellings of a word in an Indian script, as `plainName` returns them. Null for another word. */
export function readAloud(typed: string): RegExp | null {
  const codes = [...typed.normalize('NFC')]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .filter((code) => !isJoiner(code));
  const sounds = codes.map((code, at) => soundAt(codes, at, code));
  const last = vowelsAtEnd[(codes.at(-1) ?? 0) & 0x7f];
  if (last !== undefined) sounds.splice(-1, 1, last);
  return codes.length > 0 && sounds.every((sound) => sound !== null) ? new RegExp(`^${sounds.join('')}e?$`) : null;
}

function soundAt(codes: readonly number[], at: number, code: number): string | null {
  if (code >= 0x30 && code <= 0x39) return String.fromCodePoint(code);
  if (code < 0x900 || code > 0xd7f) return null;
  const offset = code & 0x7f;
  if (offset >= 0x66 && offset <= 0x6f) return String(offset - 0x66);
  const consonant = consonantOf(code);
  if (consonant === undefined) return vowels[offset] ?? signOf(code, offset);
  const next = codes[at + 1] === undefined ? -1 : (codes[at + 1] ?? 0) & 0x7f;
  const isDoubled = next === virama && codes[at + 2] === code;
  if (offset === offsetOf.ss && isJoinedTo(codes, at, offsetOf.k)) return `(?:x|ksh?)${unwrittenAfter(codes, at)}`;
  if (next === virama && offset === offsetOf.k && ((codes[at + 2] ?? 0) & 0x7f) === offsetOf.ss) return '';
  // `गरिया` is `Garia`.
  const isGlide = offset === offsetOf.y && shortI.has((codes[at - 1] ?? 0) & 0x7f);
  return isDoubled ? '' : consonant + (isGlide ? '?' : '') + unwrittenAfter(codes, at);
}

/** A consonant without a vowel sign has a vowel that English spells in several ways, or not at all. */
function unwrittenAfter(codes: readonly number[], at: number): string {
  const next =
    codes[at + 1] === 0x93c || codes[at + 1] === 0x9bc || codes[at + 1] === 0xa3c ? codes[at + 2] : codes[at + 1];
  return isVowelSign(next) ? '' : '[aueo]?';
}

function isJoinedTo(codes: readonly number[], at: number, offset: number): boolean {
  return ((codes[at - 1] ?? 0) & 0x7f) === virama && ((codes[at - 2] ?? 0) & 0x7f) === offset;
}

function consonantOf(code: number): string | undefined {
  const offset = code & 0x7f;
  const block = code - offset;
  const own = block === blockOf.tamil ? inTamil : block === blockOf.bengali ? inBengali : {};
  return own[offset] ?? consonants[offset];
}

function signOf(code: number, offset: number): string {
  return (code - offset === blockOf.malayalam ? closed[offset] : undefined) ?? signs[offset] ?? '';
}

function isVowelSign(code: number | undefined): boolean {
  const offset = (code ?? 0) & 0x7f;
  return (code ?? 0) >= 0x900 && offset >= 0x3e && offset <= virama;
}

function isJoiner(code: number): boolean {
  return code === 0x200c || code === 0x200d;
}

/** `Ballygunge` is `balygunge`, `T. Nagar` is `tnagar`. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/([a-z])\1+/g, '$1')
    .replace(/[^a-z0-9]/g, '');
}

const usual = 'k kh g gh n ch ch j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const usualVowels: Record<number, string> = {
  ...{
    5: 'a',
    6: 'a',
    7: 'i',
    8: 'i',
    9: 'u',
    10: 'u',
    14: 'e',
    13: 'e',
    15: 'e',
    16: 'ai',
    17: 'o',
    18: 'o',
    19: 'o',
  },
  ...{
    20: 'au',
    62: 'a',
    63: 'i',
    64: 'i',
    65: 'u',
    66: 'u',
    69: 'e',
    73: 'o',
    70: 'e',
    71: 'e',
    72: 'ai',
    74: 'o',
    75: 'o',
  },
  ...{ 76: 'au', 2: 'n' },
};

const nuktas = new Set([0x93c, 0x9bc, 0xa3c]);

/** The most usual English spelling, without the vowels that are not written. */
export function spellAloud(typed: string): string {
  const codes = [...typed.normalize('NFC')].map((letter) => letter.codePointAt(0) ?? 0);
  return codes
    .map((code, at) => {
      const offset = code & 0x7f;
      if (code < 0x80) return String.fromCodePoint(code);
      const hasNukta = nuktas.has(codes[at + 1] ?? 0);
      if (hasNukta && (offset === 0x21 || offset === 0x22)) return offset === 0x21 ? 'r' : 'rh';
      return usual[offset - 0x15] ?? usualVowels[offset] ?? '';
    })
    .join('');
}

/** One spelling for letters that English uses for the same sound. */
export function plainSound(spelled: string): string {
  return spelled
    .replace(/d?ge(?=$|[^aeiou])/, 'j')
    .replace('gun', 'gan')
    .replace('gaon', 'gav')
    .replace(/n(?=[bp])/g, 'm')
    .replaceAll('x', 'ksh')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replaceAll('ph', 'f')
    .replaceAll('w', 'v')
    .replace(/(?<=i)y/g, '')
    .replace(/[ey]/g, 'i')
    .replaceAll('o', 'u')
    .replace(/([a-z])\1+/g, '$1');
}

/** Tamil writes `k` and `g`, `t` and `d`, `p` and `b` with one letter. */
export function plainTamil(spelled: string): string {
  return spelled
    .replaceAll('g', 'k')
    .replaceAll('d', 't')
    .replaceAll('b', 'p')
    .replace(/ch|j|sh/g, 's')
    .replace(/(?<=[kstpz])h/g, '')
    .replaceAll('zl', 'l')
    .replaceAll('z', 'l');
}
