const letter = String.raw`[\p{L}\p{M}]`;
const signs = '[₹₨৳]';
const wordsBefore = 'rs|inr|rupees?|रु|रू|রু|টাকা|ரூ|రూ|રૂ|ರೂ|രൂ|രൂപ|ਰੁ';
const wordsBehind = `rs|inr|rupe+s?|rupai?y?[aeo]+n?|rupya|रु|(?:रुप|रूप|टाका|টাকা|রুপ|ரூப|ரூ|రూప|రూ|રૂપ|રૂ|ರೂಪ|ರೂ|രൂപ|ਰੁਪ|ਰੁ)${letter}*`;
const before = `${signs}|(?<!${letter})(?:${wordsBefore})(?!${letter})[.\u0970]?`;
const behind = `${signs}|/-|(?<!${letter})(?:${wordsBehind})(?!${letter})`;

const times = [
  {
    pattern: String.raw`k(?![\p{L}\p{M}])|thousand|ha[jz]+a+r|हज़ार|हज़ार|हजार|হাজার|ஆயிரம்|వేలు|వేల|હજાર|ಸಾವಿರ|ആയിരം|ਹਜ਼ਾਰ|ਹਜ਼ਾਰ`,
    factor: 1_000,
  },
  { pattern: 'lakhs?|lacs?|लाख|লাখ|লক্ষ|லட்சம்|లక్షల?|લાખ|ಲಕ್ಷ|ലക്ഷം|ਲੱਖ', factor: 100_000 },
  { pattern: 'crores?|करोड़|करोड़|কোটি|கோடி|కోట్ల?ు?|કરોડ|ಕೋಟಿ|കോടി|ਕਰੋੜ', factor: 10_000_000 },
] as const;

const gap = '[\\s*_~`]*';
const number = String.raw`\p{Nd}(?:[,.'’\u00a0\u2009\u202f]?\p{Nd})*`;
const factors = times.map(({ pattern }) => pattern).join('|');
const factor = `(?:${gap}(?:${factors}))?`;
const joinWords = 'to|and|or|se|से|तक|और|ते|থেকে|முதல்|నుండి|થી|ರಿಂದ|മുതൽ|ਤੋਂ';
const join = `[-–—~]|${joinWords}`;
const range = `${number}${factor}(?:${gap}(?:${join})${gap}(?:(?:${before})${gap})?${number}${factor})*`;

const amount = new RegExp(`(?:${before})${gap}${range}(?:${gap}(?:${behind}))?|${range}${gap}(?:${behind})`, 'giu');
const eachNumber = new RegExp(`(?<number>${number})(?<factor>${factor})`, 'giu');

/** The lookahead allows only one way to match: else a long row of such words takes exponential time. */
const partWord = `(?<!${letter})(?=(?:${wordsBefore}|${wordsBehind}|${factors}|${joinWords})(?!${letter}))${letter}+(?!${letter})`;
/** Text at the end that more letters could complete into an amount. */
const halfAmount = new RegExp(
  `(?<!${letter}(?=${letter}))(?:\\p{Nd}|[₹₨৳\\s*_~\`,.'’/–—\u0970-]|${partWord})*[\\p{L}\\p{M}]*$`,
  'iu',
);
const isAmountLike = new RegExp(`\\p{Nd}|${before}`, 'iu');
const halfSign = /(?<![\p{L}\p{M}])(?:r|rs|i|in|inr|ru|rup|rupe|rupee|र|रु|रू|র|রু|ட|ரூ|ர|రూ|ర|ર|રૂ|ರ|ರೂ|ര|രൂ|ਰ|ਰੁ|ট|টা|টাক)$/iu;

export function replaceAmounts(text: string, replace: (amount: string, rupees: number[]) => string): string {
  return text.replace(amount, (found) => replace(found, numbersOf(found)));
}

export function openAmount(text: string): number {
  const found = halfAmount.exec(text);
  if (found && isAmountLike.test(found[0])) return found.index;
  return text.search(halfSign);
}

/** Reads numbers in any script and grouping: `१,२००.५०` is 1200.5. */
export function numbersOf(amount: string): number[] {
  return [...amount.matchAll(eachNumber)].map(({ groups }) => {
    const digits = toLatinDigits(groups?.number ?? '').replace(/[^\d.]/g, '');
    const word = groups?.factor ?? '';
    const { factor: by } = times.find(({ pattern }) => new RegExp(pattern, 'iu').test(word)) ?? { factor: 1 };
    return Math.round(Number(digits) * by * 100) / 100;
  });
}

function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)));
}

/** Unicode places the ten digits of a script in one block, zero first. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}
