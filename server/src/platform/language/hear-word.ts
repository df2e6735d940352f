/** The blocks of the Indian scripts have the same order, so that each letter has the same offset in all. */
const devanagari = 0x900;
const blockOf = { bengali: 0x980, telugu: 0xc00, kannada: 0xc80, tamil: 0xb80, malayalam: 0xd00 };
const southern: readonly number[] = [blockOf.tamil, blockOf.telugu, blockOf.kannada, blockOf.malayalam];

function byOffset(sounds: Record<string, string>): Map<number, string> {
  return new Map(Object.entries(sounds).map(([letter, sound]) => [(letter.codePointAt(0) ?? 0) - devanagari, sound]));
}

/** Capitals are the English `t` and `d`, which Indian scripts do not confuse with those of the teeth. */
const consonants = byOffset({
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'c', छ: 'ch', ज: 'j', झ: 'j', ञ: 'n' },
  ...{ ट: 'T', ठ: 'Th', ड: 'D', ढ: 'Dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', ऩ: 'n' },
  ...{ प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ऱ: 'r', ल: 'l', ळ: 'l', ऴ: 'l', व: 'v' },
  ...{ श: 'S', ष: 'S', स: 's', ह: 'h' },
});

const vowels = byOffset({
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऍ: 'e', ऎ: 'e', ए: 'e', ऐ: 'ai', ऑ: 'o', ऒ: 'o', ओ: 'o' },
  ...{ औ: 'o', 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'ॅ': 'e', 'ॆ': 'e', 'े': 'e' },
  ...{ 'ै': 'ai', 'ॉ': 'o', 'ॊ': 'o', 'ो': 'o', 'ौ': 'o', ॲ: 'e' },
});

const virama = 0x4d;
const offsets = { y: 0x2f, aa: 0x3e, bh: 0x2d, rra: 0x31 };

/**
 * How a word in an Indian script sounds, in Latin letters without the vowel that is not written. `word` is spelled as
 * `spellSearch` returns it. Two for Malayalam, which writes a double `t` with the letter of a `r`.
 */
export function hearWord(word: string): string[] {
  const codes = [...beforeHearing(word)].map((letter) => letter.codePointAt(0) ?? 0);
  const isDoubtful = codes.includes(blockOf.malayalam + offsets.rra);
  return (isDoubtful ? ['r', 'T'] : ['r']).map((doubtful) => spellSounds(codes, doubtful));
}

/** Bengali writes `w` with vowels: `ওয়াগন`, `সুইফট`. */
function beforeHearing(word: string): string {
  return word.replace(/ওয/g, 'ৱ').replace(/ুই(?=[ক-হ])/g, 'ৱি');
}

function spellSounds(codes: readonly number[], doubtful: string): string {
  let sounds = '';
  for (const [at, code] of codes.entries()) {
    const offset = code & 0x7f;
    const block = code - offset;
    const isJoined = ((codes[at - 1] ?? 0) & 0x7f) === virama && (codes[at - 1] ?? 0) > 0x900;
    if (code >= 0x30 && code <= 0x39) sounds += String.fromCodePoint(code);
    else if (isOpenE(codes, at, isJoined)) sounds += 'e';
    else if (isOpenE(codes, at - 1, ((codes[at - 2] ?? 0) & 0x7f) === virama)) sounds += '';
    else sounds += soundOf(offset, block, doubtful);
  }
  return sounds;
}

function soundOf(offset: number, block: number, doubtful: string): string {
  if (block === blockOf.bengali && (offset === offsets.bh || offset === 0x71)) return 'v';
  if (block === blockOf.malayalam && offset === offsets.rra) return doubtful;
  const sound = consonants.get(offset) ?? vowels.get(offset) ?? '';
  return sound === 'ai' && !southern.includes(block) && block !== blockOf.bengali ? 'e' : sound;
}

/** Several scripts write the vowel of `van` as `্যা`. */
function isOpenE(codes: readonly number[], at: number, isJoined: boolean): boolean {
  return isJoined && ((codes[at] ?? 0) & 0x7f) === offsets.y && ((codes[at + 1] ?? 0) & 0x7f) === offsets.aa;
}

/** Nasals before a consonant are often signs, which `spellSearch` leaves out, and `io` and `iyo` sound the same. */
export function settle(sounds: string): string {
  return sounds
    .replace(/[nm](?=[kgcjTDtdpfbmrlvsS])/g, '')
    .replace(/(?<=i)y(?=[aeou])/g, '')
    .replace(/^ae/, 'e');
}
