import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { wordsOf } from './words-of.ts';

type Interface = Exclude<RevvyLanguage, 'hi-Latn'>;

const scripts: [RegExp, Interface][] = [
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
];

/** Words that no English sentence has and hardly any Hinglish one lacks. */
const hinglish = new Set(
  `hai hain he hu hoon tha thi ho hota hoti hote kya kyu kyun kyon kaise kese kaisa kab kaha kahan kaun kitna kitne kitni mera meri mere
  mujhe mujhko hume hame apna apni aap tum ka ki ke ko se mein mei par pe aur ya nahi nahin nai na mat raha rahi rahe gaya gayi gaye
  gya gyi kar karo karu karna karni karke karwana karwani chahiye chaiye chahie wala wali gaadi gadi gari paani pani awaaz awaz aawaz
  tel badalna badlna batao bataiye bata do dena lagta lagti lagana lagate laga lag band chalu garam thanda dhuan badbu jhatka kharab theek thik
  bahut jyada zyada thoda abhi baad pehle yaar bhai namaste namaskar kripya`
    .split(/\s+/)
    .filter(Boolean),
);

const marathi = /(^|\s)(आहे|आहेत|नाही|माझी|माझा|माझे|माझ्या|काय|कसे|कशी|होत|झाले|झाली|करायचे|पाहिजे)(?=\s|$|[.,?!।])/u;

interface Written {
  text: string;
  /** Of the interface: it tells Hindi from Marathi, and is all there is to go by without words. */
  interfaceLanguage: Interface;
}

/**
 * The language to answer in: that of the script; in Devanagari Hindi or Marathi by the interface, and by its words where the
 * interface is neither; in Latin letters English or Hinglish. One English word in a Hindi sentence changes nothing.
 */
export function detectLanguage({ text, interfaceLanguage }: Written): RevvyLanguage {
  const counted = scripts
    .map(([script, language]) => ({ language, letters: text.match(script)?.length ?? 0 }))
    .sort((a, b) => b.letters - a.letters);
  const first = counted[0];
  if (first && first.letters > 1)
    return first.language === 'hi' ? ofDevanagari(text, interfaceLanguage) : first.language;
  const words = wordsOf(text);
  if (words.length === 0) return interfaceLanguage;
  return isHinglish(words) ? 'hi-Latn' : 'en';
}

function ofDevanagari(text: string, interfaceLanguage: Interface): 'hi' | 'mr' {
  if (interfaceLanguage === 'mr' || interfaceLanguage === 'hi') return interfaceLanguage;
  return marathi.test(text) ? 'mr' : 'hi';
}

/** Some of these words are English too (`he`, `do`, `par`): one alone says little in a long sentence. */
function isHinglish(words: string[]): boolean {
  const known = words.filter((word) => hinglish.has(word)).length;
  return known >= 2 ? known / words.length >= 0.2 : known === 1 && words.length <= 3;
}
