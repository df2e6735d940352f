import { wordsOf } from '../../../platform/language/words-of.ts';

const unit = new RegExp(
  [
    String.raw`^(?:k?ms?|kilomet\w*|years?|yrs?|months?|weeks?|days?|hours?|sa+l|mahin\w+|maas|hafte|din|ghante)$`,
    '^(?:साल|वर्ष|महीन|महिन|हफ़?्त|आठवड|दिन|दिवस|घंट|घण्ट|तास|किमी|किलोमीटर)',
    '^(?:বছর|মাস|সপ্তাহ|দিন|ঘণ্টা|ঘন্টা|কিমি|কিলোমিটার)',
    '^(?:வருஷ|வருட|ஆண்டு|மாச|மாத|வார|நாள்|நாளா|மணி|கிமீ|கிலோமீட்டர்)',
    '^(?:ఏళ్ల|ఏళ్లు|సంవత్సర|నెల|వార|రోజు|గంట|కిమీ|కిలోమీటర్)',
    '^(?:વરસ|વર્ષ|મહિન|અઠવાડિ|દિવસ|કલાક|કિમી|કિલોમીટર)',
    '^(?:ವರ್ಷ|ತಿಂಗಳ|ವಾರ|ದಿನ|ಗಂಟೆ|ಕಿಮೀ|ಕಿಲೋಮೀಟರ್)',
    '^(?:വർഷ|കൊല്ല|മാസ|ആഴ്ച|ദിവസ|മണിക്കൂർ|കിമീ|കിലോമീറ്റർ)',
    '^(?:ਸਾਲ|ਮਹੀਨ|ਹਫ਼ਤ|ਦਿਨ|ਘੰਟ|ਕਿਮੀ|ਕਿਲੋਮੀਟਰ)',
  ].join('|'),
  'u',
);

const mostWords = 5;

/** `3 months ago` or `40000 km` alone is a detail of what was told before. */
export function tellsHowLong(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length <= mostWords && words.some((word, place) => /^\d+$/.test(word) && unit.test(words[place + 1] ?? ''))
  );
}
