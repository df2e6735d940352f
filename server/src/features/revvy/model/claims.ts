import { isDenied } from './denials.ts';

/** Words of one language that make a sentence claim a booking, payment or refund, which a model must never do. */
interface ClaimWords {
  /** What the sentence is about, such as a booking. */
  subject: string;
  /** Verbs by which Revvy claims to have acted. */
  did: string;
  /** Verbs that report the state. They are allowed when a tool has found the customer's bookings. */
  isDone: string;
}

const claimWords: ClaimWords[] = [
  {
    subject: 'book(?:ed|ing)?|appointment|slot|payment|refund|cancel\\w*|confirm\\w*|reschedul\\w*|paisa|paise',
    did: 'kar di(?:ya|ye|e)?|kar chuk[aie]|karwa di(?:ya|ye)?',
    isDone: 'ho ga(?:y[aie]|ya|yi|i)|ho chuk[aie]|mil ga(?:ya|yi|ye)',
  },
  {
    subject: 'बुक|बुकिंग|रद्द|कैंसल|कैंसिल|भुगतान|पेमेंट|रिफ़ंड|रिफंड|कन्फ़र्म|कन्फर्म|पैसे',
    did: 'कर द(?:ी|िया|िए)|कर चुक[ाीे]',
    isDone: 'हो ग(?:या|ई|यी|ए)|हो चुक[ाीे]|मिल ग(?:या|ई|ए)',
  },
  { subject: 'बुक|रद्द|पेमेंट|रिफंड|कन्फर्म|पैसे', did: 'के(?:ले|ली|लं|ला) आहे|करून दिल', isDone: 'झाल[ेीां]|मिळाल' },
  { subject: 'বুক|বাতিল|পেমেন্ট|রিফান্ড|কনফার্ম|টাকা', did: 'করেছি|করে দিয়েছি|করে দিলাম', isDone: 'হয়ে গেছে|হয়েছে|পেয়েছি' },
  {
    subject: 'முன்பதிவு|புக்|ரத்து|பணம்|ரீஃபண்ட்|உறுதி',
    did: 'செய்து ?விட்டேன்|செய்துள்ளேன்|செய்தேன்',
    isDone: 'செய்யப்பட்டது|ஆகிவிட்டது|பெறப்பட்டது|ஆனது',
  },
  { subject: 'బుక్|రద్దు|పేమెంట్|చెల్లింపు|రీఫండ్|కన్ఫర్మ్', did: 'చే[శస]ాను|చేసేశాను', isDone: 'అయి(?:ంది|పోయింది)|అయ్యింది|చేయబడింది|అందింది' },
  { subject: 'બુક|રદ|કેન્સલ|પેમેન્ટ|રિફંડ|કન્ફર્મ|પૈસા', did: 'કર(?:ી દીધ|ી આપ્ય|્યું છે)', isDone: 'થઈ ગય|થયું છે|મળી ગય' },
  { subject: 'ಬುಕ್|ರದ್ದು|ಪಾವತಿ|ರೀಫಂಡ್|ದೃಢ|ಕನ್ಫರ್ಮ್', did: 'ಮಾಡಿದ್ದೇನೆ|ಮಾಡಿದೆ', isDone: 'ಆಗಿದೆ|ಆಯಿತು|ಮಾಡಲಾಗಿದೆ|ಬಂದಿದೆ' },
  { subject: 'ബുക്ക|ബുക്ക്|റദ്ദ|പേയ്മെന്റ്|റീഫണ്ട്|സ്ഥിരീകര|പണം', did: 'ചെയ്തിട്ടുണ്ട്|ചെയ്തു|ാക്കി(?:യിട്ടുണ്ട്)?', isDone: 'ആയി|ലഭിച്ചു|കഴിഞ്ഞു' },
  { subject: 'ਬੁੱਕ|ਰੱਦ|ਕੈਂਸਲ|ਪੇਮੈਂਟ|ਰਿਫੰਡ|ਕਨਫਰਮ|ਪੈਸੇ', did: 'ਕਰ ਦਿੱਤ', isDone: 'ਹੋ ਗ(?:ਿਆ|ਈ|ਏ)|ਹੋ ਚੁੱਕ|ਮਿਲ ਗ' },
];

const verbs = 'booked|cancell?ed|rescheduled|moved|paid|refunded|charged|confirmed|deleted|scheduled|ordered';
const soft = '(?:just|now|already|successfully|also|gone ahead and)';
const englishDid = new RegExp(String.raw`\b(?:i|we)(?:['’]ve| have)?\s+(?:${soft}\s+)*(?:${verbs})\b`, 'i');
const englishIsDone = new RegExp(
  [
    String.raw`\b(?:booking|appointment|slot|payment|refund|service)\b[^.!?]{0,60}\b(?:is|are|was|has been|have been)\s+(?:${soft}\s+)*(?:${verbs}|received|processed|initiated|successful)\b`,
    String.raw`^\W*(?:booked|(?:booking|appointment|payment|refund)\s+(?:confirmed|received|successful|done))\b`,
    String.raw`\b(?:car|bike|scooter|you)\b[^.!?]{0,20}\b(?:is|are)\s+(?:${soft}\s+)*booked\b`,
  ].join('|'),
  'i',
);

/** A condition claims nothing. */
const isOpen =
  /\b(?:if|when|once|until|unless|after|before|whether|nothing|agar|jab|tab)\b|अगर|यदि|जब|तब|जर |जेव्हा|যদি|যখন|নি[।\s]|தால்|பிறகு|తర్వాత|తే[\s,]|જો |જ્યારે|ದರೆ|ನಂತರ|ശേഷം|ാൽ[\s,]|ਜੇ |ਜਦੋਂ/i;

const did = claimWords.map(({ subject, did }) => inOrder(subject, did));
const isDone = claimWords.map(({ subject, isDone: done }) => inOrder(subject, done));

/** Allows up to four words between the subject and the verb. */
function inOrder(subject: string, verb: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${subject})\S*(?:\s+\S+){0,4}?\s*(?:${verb})`, 'iu');
}

/** Revvy cannot book or pay, so a customer who reads such a claim would rely on a booking that does not exist. */
export function claimsAction(sentence: string, { knowsBookings }: { knowsBookings: boolean }): boolean {
  if (isOpen.test(sentence) || isDenied(sentence)) return false;
  if (englishDid.test(sentence) || did.some((claim) => claim.test(sentence))) return true;
  return !knowsBookings && (englishIsDone.test(sentence) || isDone.some((claim) => claim.test(sentence)));
}

const secret =
  /\b(?:o\.?t\.?p|one[- ]time (?:password|code)|cvv|(?:upi|atm|card|debit card|credit card) (?:pin|number))\b|ओ ?टी ?पी|सीवीवी|यूपीआई पिन|कार्ड नंबर|ওটিপি|ও টি পি|ஓடிபி|ஓ\.டி\.பி|ఓటీ?పీ?|ఓటిపి|ઓટીપી|ಒಟಿಪಿ|ಒಟಿ ?ಪಿ|ഒടിപി|ഒ\.?ടി\.?പി|ਓਟੀਪੀ/i;
const elsewhere = /parivahan|sarathi|digilocker|fastag|portal|website|official|insurer|bank|परिवहन|पोर्टल|वेबसाइट/i;

/** Revvy needs no code. A customer who gets used to sending codes can be robbed. */
export function asksForSecret(sentence: string): boolean {
  return secret.test(sentence) && !isDenied(sentence) && !elsewhere.test(sentence);
}
