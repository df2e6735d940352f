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

/** Words in almost every Hinglish sentence that no other language in Latin letters has. */
const hinglish = new Set(
  `hai hain hoon hu tha thi hota hoti hote kya kyu kyun kyon kaise kese kaisa kesa kab kaha kahan kahaan kaun kitna kitne kitni mera meri
  mere mujhe mujhko mjhe hume hame hamari hamara apna apni aap mein aur nahi nahin nhi nai raha rahi rahe rha rhi rhe gaya gayi gaye gya gyi gye
  karo karu karun karna karni karke krna krni kro karwana karwani chahiye chaiye chahie wala wali wale gaadi gadi gari gaddi paani pani awaaz
  awaz aawaz badalna badlna batao bataiye btao dena lagta lagti lagana lagate lagane chalu garam thanda thandi dhuan dhua badbu jhatka jhatke
  kharab theek thik bahut bohot bhot jyada zyada thoda abhi baad pehle bhai namaste namaskar kripya peeche piche gayab toot tut phat dheela
  dheele dhila atak phas ghis nikal tapak jal andar neeche upar chalte chalti lekin iska uska kisi koi kuch sab kitno kaam hua
  hui huyi saal mahine kal aaj parso subah raat dhanyavad shukriya kaise kare karein banaye banana nakli kaunsa konsa kijiye dijiye milega lagega padega hoga hogi jata jati jaye jaega
  krta karta karti karte deta deti leta leti bech khareed kharidi purani purana nayi naya chahta chahte kyunki agar abhi bhi isko usko mai`
    .split(/\s+/)
    .filter(Boolean),
);

/** Two of them count as one of `hinglish`. */
const likely = new Set(
  `ho ka ki ke ko kharcha kharch daam bhav mei pe bata laga lag lagi lage kar kr tum tu bhi hona phool tak jab tab ji ek gyi aa aag`.split(
    ' ',
  ),
);

/** One of these between two words is enough in a short message: `car wash ka rate pune`. */
const joining = new Set(['ka', 'ki', 'ke']);

/** Words that English, Spanish and others share. They count only beside a word that is Hinglish alone. */
const shared = new Set(`h he hi se ya na me do to main par mat tel band is us ne fool niche din yaar test`.split(' '));

/** Words and a letter that Hindi lacks. Words that both languages have, such as करा and लागत, are not listed. */
const marathiWords = new Set(
  `आहे आहेत नाही नाहीत नाहीये माझी माझा माझे माझं माझ्या तुमची तुमचा तुमचे आमची आमचा काय कसे कशी कसं कसा कुठे केव्हा कोण कोणता कोणती किती
  करू करायचे करायची पाहिजे हवे हवं होतो झाले झाली झालं झाला झालेत येतो येते येतं येतात येत लागतो लागते लागतं लागतात जातो जातं देत देतो सांगा
  ठेवावी ठेवावे नको नकोय कधी साठी मला तुला आहात असं आणि किंवा खूप जुनी जुना वाजतो वाजते तुटला तुटली तुटले`
    .split(/\s+/)
    .filter(Boolean),
);
const marathiSign = /ळ|र्व्ह|.(व्ह|लं|तं|चं|च्या|मधून|मध्ये|ल्यावर|ायचे|ायची|ायचा|साठी|तोय|तेय|तंय)$/u;

interface Written {
  text: string;
  interfaceLanguage: Interface;
}

/** Tells the language of words in Latin letters. */
export type ReadLatin = (words: string[], interfaceLanguage: Interface) => RevvyLanguage;

const englishOrHinglish: ReadLatin = (words) => (isHinglish(words) ? 'hi-Latn' : 'en');

/** The script decides, then for Devanagari `interfaceLanguage` and for Latin letters `readLatin`. */
export function detectLanguage(
  { text, interfaceLanguage }: Written,
  readLatin: ReadLatin = englishOrHinglish,
): RevvyLanguage {
  const counted = scripts
    .map(([script, language]) => ({ language, letters: text.match(script)?.length ?? 0 }))
    .sort((a, b) => b.letters - a.letters);
  const first = counted[0];
  if (first && first.letters > 1)
    return first.language === 'hi' ? ofDevanagari(text, interfaceLanguage) : first.language;
  const words = wordsOf(text);
  if (words.length === 0) return interfaceLanguage;
  return readLatin(words, interfaceLanguage);
}

/** English words that no Indian language has in Latin letters. */
export const englishWords = new Set(
  `the is are was what how when where which who why can could should would does did my your it its this that these for of with and not
  need want have has there please from about will if any get`.split(/\s+/),
);

const longestRemark = 8;

/**
 * The language of a message in its conversation. A short one in Latin letters, such as `diesel, 2014` or `kitna?`, keeps
 * the language of the message before it, unless it has an English word that the other language lacks.
 */
export function detectInConversation(
  { before, ...written }: Written & { before: string | undefined },
  readLatin: ReadLatin = englishOrHinglish,
): RevvyLanguage {
  const language = detectLanguage(written, readLatin);
  const words = wordsOf(written.text);
  // A short message in Devanagari may have no word that tells Marathi from Hindi.
  if (before !== undefined && language === 'hi')
    return detectLanguage({ ...written, text: `${before} ${written.text}` }, readLatin);
  if (before === undefined || words.length > longestRemark || !words.every((word) => /^[a-z0-9]+$/.test(word)))
    return language;
  if (words.some((word) => englishWords.has(word))) return language;
  const earlier = detectLanguage({ ...written, text: before }, readLatin);
  return earlier === 'en' ? language : earlier;
}

function ofDevanagari(text: string, interfaceLanguage: Interface): 'hi' | 'mr' {
  if (interfaceLanguage === 'mr' || interfaceLanguage === 'hi') return interfaceLanguage;
  const isMarathi = text.split(/[^\p{L}\p{M}]+/u).some((word) => marathiWords.has(word) || marathiSign.test(word));
  return isMarathi ? 'mr' : 'hi';
}

/** `Do` after one of them is no English word: `kar do`. */
const beforeDo = new Set(`kar kr kara karwa bata bana de bhej dikha laga rakh badal hata`.split(' '));

export function isHinglish(words: string[]): boolean {
  const count = (set: Set<string>) => words.filter((word) => set.has(word)).length;
  const asked = words.filter((word, place) => word === 'do' && beforeDo.has(words[place - 1] ?? '')).length;
  const [sure, maybe] = [count(hinglish) + asked, count(likely)];
  const isJoined = words.slice(1, -1).some((word) => joining.has(word));
  const least = isJoined ? 0.2 : 0.33;
  if (sure === 0) return maybe / words.length >= (maybe > 1 ? 0.25 : least);
  return (sure + maybe + count(shared)) / words.length >= 0.25 || (sure > 1 && sure / words.length >= 0.15);
}
