/** The words of the hosted page, which is no part of the web: a gateway speaks for itself. */
const english = {
  title: (brand: string) => `Pay ${brand}`,
  badge: 'Test payment: no money moves',
  amount: 'Amount to pay',
  forWhat: 'For',
  until: 'Pay by',
  method: 'Pay with',
  upi: 'UPI',
  upiHint: 'Any UPI app',
  card: 'Card',
  cardHint: 'Credit or debit card',
  netbanking: 'Net banking',
  netbankingHint: 'All Indian banks',
  noDetails: 'No card number, PIN or password is asked for here.',
  pay: (amount: string) => `Pay ${amount}`,
  fail: 'Let the payment fail',
  abandon: 'Go back without paying',
  switches: 'Test switches',
  switchesHint: 'How the shop hears about this payment.',
  duplicate: 'Tell the shop everything twice',
  delay: 'Tell the shop later, after seconds (0 to 120)',
  reversed: 'Tell the shop in the wrong order, a failed try last',
  badSignature: 'Try a wrong signature first',
  silent: 'Never tell the shop: it must ask by itself',
  failedTitle: 'Payment failed',
  failed: 'The bank declined the payment. No money was taken.',
  again: 'Try again',
  back: 'Back to the shop',
  paidTitle: 'This payment is done',
  paid: (amount: string) => `${amount} was paid with this link. It cannot be paid again.`,
  expiredTitle: 'This link has expired',
  expired: 'It can no longer be paid. Ask the shop for a new one.',
  cancelledTitle: 'This link was cancelled',
  cancelled: 'The shop has withdrawn it. It can no longer be paid.',
  unknownTitle: 'There is no such payment link',
  unknown: 'Check the address, or start again from your booking.',
  badForm: 'The form could not be read. Open the link again.',
  otherLanguage: 'हिन्दी',
};

export type CheckoutTexts = typeof english;

const hindi: CheckoutTexts = {
  title: (brand) => `${brand} को भुगतान करें`,
  badge: 'टेस्ट भुगतान: कोई पैसा नहीं कटेगा',
  amount: 'भुगतान राशि',
  forWhat: 'किसके लिए',
  until: 'इस समय तक भुगतान करें',
  method: 'भुगतान का तरीका',
  upi: 'UPI',
  upiHint: 'कोई भी UPI ऐप',
  card: 'कार्ड',
  cardHint: 'क्रेडिट या डेबिट कार्ड',
  netbanking: 'नेट बैंकिंग',
  netbankingHint: 'सभी भारतीय बैंक',
  noDetails: 'यहाँ कोई कार्ड नंबर, पिन या पासवर्ड नहीं माँगा जाता।',
  pay: (amount) => `${amount} का भुगतान करें`,
  fail: 'भुगतान असफल होने दें',
  abandon: 'बिना भुगतान किए वापस जाएँ',
  switches: 'टेस्ट के विकल्प',
  switchesHint: 'दुकान को इस भुगतान की ख़बर कैसे मिले।',
  duplicate: 'दुकान को हर ख़बर दो बार दें',
  delay: 'ख़बर इतने सेकंड बाद दें (0 से 120)',
  reversed: 'ख़बर उल्टे क्रम में दें, असफल कोशिश सबसे अंत में',
  badSignature: 'पहले ग़लत हस्ताक्षर भेजें',
  silent: 'कोई ख़बर न दें: दुकान ख़ुद पूछे',
  failedTitle: 'भुगतान असफल रहा',
  failed: 'बैंक ने भुगतान अस्वीकार कर दिया। कोई पैसा नहीं कटा।',
  again: 'फिर से कोशिश करें',
  back: 'दुकान पर वापस जाएँ',
  paidTitle: 'यह भुगतान हो चुका है',
  paid: (amount) => `इस लिंक से ${amount} का भुगतान हो चुका है। दोबारा भुगतान नहीं हो सकता।`,
  expiredTitle: 'इस लिंक का समय समाप्त हो गया है',
  expired: 'अब इससे भुगतान नहीं हो सकता। दुकान से नया लिंक लें।',
  cancelledTitle: 'यह लिंक रद्द कर दिया गया है',
  cancelled: 'दुकान ने इसे वापस ले लिया है। अब इससे भुगतान नहीं हो सकता।',
  unknownTitle: 'ऐसा कोई भुगतान लिंक नहीं है',
  unknown: 'पता जाँचें, या अपनी बुकिंग से फिर शुरू करें।',
  badForm: 'फ़ॉर्म पढ़ा नहीं जा सका। लिंक फिर से खोलें।',
  otherLanguage: 'English',
};

export type CheckoutLanguage = 'en' | 'hi';

export const checkoutTexts: Record<CheckoutLanguage, CheckoutTexts> = { en: english, hi: hindi };

/** `?lang=` decides, or the shop's own choice, which is a cookie of this site; then the browser's most wanted language of the two, then English. */
export function chooseLanguage(lang: string | undefined, acceptLanguage: string | undefined): CheckoutLanguage {
  if (lang === 'en' || lang === 'hi') return lang;
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .map(([tag = '', ...parameters]) => ({ tag: tag.slice(0, 2).toLowerCase(), weight: weightOf(parameters) }))
    .filter(({ tag, weight }) => (tag === 'en' || tag === 'hi') && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wanted[0]?.tag === 'hi' ? 'hi' : 'en';
}

function weightOf(parameters: string[]): number {
  const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
  return quality ? Number(quality.slice(2)) || 0 : 1;
}
