import type { PhraseName } from '../knowledge/names.ts';

/** What a price may include. Garages write it into the service's name. */
interface PriceDetail {
  /** Of which work, as the catalogue is searched. */
  work: RegExp;
  /** In the words of each script and in Latin letters. */
  asked: RegExp;
  listed: RegExp;
  /** Says that the shown prices do not tell. */
  silent: PhraseName;
}

const details: readonly PriceDetail[] = [
  {
    work: /^AC Service$/,
    asked:
      /\b(?:gas|gais|gyas|refill\w*|recharg\w*|top ?up)\b|गैस|गॅस|গ্যাস|கேஸ்(?!கெ)|கியாஸ்|గ్యాస్(?!కె)|ગેસ|ಗ್ಯಾಸ್(?!ಕೆ)|ഗ്യാസ്(?!ക)|ਗੈਸ(?!ਕ)/iu,
    listed: /\b(?:gas|refill|top-?up)\b/i,
    silent: 'priceGas',
  },
  {
    work: /^Battery$/,
    asked:
      /\bexchange\b|\bbuy ?back\b|\b(?:old|purani|juni|palaya|pazhaya|paatha|hale|pazhaya) (?:one|battery|batry)\b|एक्सचेंज|एक्स्चेंज|पुरानी बै|जुनी बॅ|এক্সচেঞ্জ|পুরনো ব্যা|পুরোনো ব্যা|எக்ஸ்சேஞ்|பழைய பேட்|ఎక్స్ఛేంజ్|ఎక్స్చేంజ్|పాత బ్యా|એક્સચેન્જ|એક્સ્ચેન્જ|જૂની બે|ಎಕ್ಸ್ಚೇಂಜ್|ಎಕ್ಸ್‌ಚೇಂಜ್|ಹಳೆ ಬ್ಯಾ|ಹಳೇ ಬ್ಯಾ|എക്സ്ചേഞ്ച്|പഴയ ബാ|ਐਕਸਚੇਂਜ|ਪੁਰਾਣੀ ਬੈ/iu,
    listed: /\bexchange\b/i,
    silent: 'priceExchange',
  },
  {
    work: /^service$/,
    asked:
      /\b\d{2,3} ?k\b|\b\d{2,3},?000 ?(?:kms?|kilomet\w*)\b|\d{2,3},?000\s?(?:किमी|किलोमीटर|কিমি|কিলোমিটার|கிமீ|கிலோமீட்டர்|కిమీ|కిలోమీటర్|કિમી|કિલોમીટર|ಕಿಮೀ|ಕಿಲೋಮೀಟರ್|കിമീ|കിലോമീറ്റർ|ਕਿਮੀ|ਕਿਲੋਮੀਟਰ)/iu,
    listed: /\bkm\b/i,
    silent: 'priceMilestone',
  },
];

/** `AC gas price` asks whether the gas is included. */
export function detailAsked(work: string, said: string): PriceDetail | undefined {
  return details.find((detail) => detail.work.test(work) && detail.asked.test(said));
}

/** What a price is for, such as `tyre`, if the service's name tells. */
export function soldBy(name: string): string | undefined {
  return /\(per (\w+)\b/i.exec(name)?.[1];
}

/** The battery that starts the engine or feeds the lights, which an electric vehicle also has. */
const smallBattery = /\b12 ?v(?:olts?)?\b|\bauxiliary\b|\bchh?oti battery\b|12 ?वोल्ट|12 ?வோல்ட்|12 ?వోల్ట్/iu;

export function meansSmallBattery(said: string): boolean {
  return smallBattery.test(said);
}
