/** The cost of hearing one sound as the other. `hearWord` spells both. */
const alike: Record<string, number> = {
  ...{ ao: 0.3, ae: 0.3, ei: 0.3, ou: 0.3, iy: 0, ey: 0.2, uv: 0.4, ov: 0.5, bv: 0.3, js: 0.2, Ss: 0.05, fp: 0.4 },
  ...{ cs: 0.8, cj: 0.8, Tt: 0.8, Dd: 0.8, mn: 0.8 },
};
/** Tamil writes each of these pairs with one letter. */
const alikeInTamil: Record<string, number> = {
  gk: 0,
  DT: 0,
  dt: 0,
  bp: 0,
  bf: 0,
  fp: 0,
  cj: 0,
  cs: 0,
  js: 0,
  Sc: 0,
  Sj: 0,
};

/** The cost of leaving a sound out. */
const silent: Record<string, number> = { a: 0.1, e: 0.6, i: 0.6, o: 0.6, u: 0.6, y: 0.3, h: 0.6, v: 0.6 };
/** Tamil and Malayalam put vowels between consonants and write no breath. Bengali does not write every `o`. */
const silentIn: Record<Script, Record<string, number>> = {
  tamil: { i: 0.25, u: 0.2, h: 0 },
  malayalam: { u: 0.2, h: 0.3 },
  bengali: { o: 0.2 },
  other: {},
};
const unlike = 1.5;
/** The first sound is heard best: `இருக்கு` is no Hunk, and `பச்சை` no Apache. */
const otherStart = 0.6;

export type Script = 'tamil' | 'malayalam' | 'bengali' | 'other';

/** 0 for words that sound the same. */
export function soundDifference(heard: string, name: string, script: Script): number {
  const begins = startsAlike(heard, name) ? 0 : otherStart;
  const silence = (sound: string) => silentIn[script][sound] ?? silent[sound] ?? unlike;
  let above = [begins];
  const silences = Array.from(name, silence);
  for (const [at, cost] of silences.entries()) above.push((above[at] ?? 0) + cost);
  for (const said of heard) {
    const silenceOfSaid = silence(said);
    let left = (above[0] ?? 0) + silenceOfSaid;
    const row = [left];
    for (let at = 0; at < name.length; at += 1) {
      const changed = (above[at] ?? 0) + change(said, name[at] ?? '', script);
      left = Math.min(changed, (above[at + 1] ?? 0) + silenceOfSaid, left + (silences[at] ?? 0));
      row.push(left);
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}

function startsAlike([said = '']: string, [sound = '']: string): boolean {
  return said === sound || (said !== 'h' && sound !== 'h' && /[aeiouy]/.test(said) === /[aeiouy]/.test(sound));
}

function change(said: string, sound: string, script: Script): number {
  if (said === sound) return 0;
  const pair = said < sound ? said + sound : sound + said;
  const inTamil = script === 'tamil' ? alikeInTamil[pair] : undefined;
  return inTamil ?? alike[pair] ?? (isVowel(said) && isVowel(sound) ? 0.8 : unlike);
}

function isVowel(sound: string): boolean {
  return /[aeiou]/.test(sound);
}
