import { type RevvyLanguage, revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { createSafety } from './safety.ts';

const { packs, readLatin, notes } = await loadKnowledge();
const safety = createSafety(packs, readLatin);

const cases: Record<RevvyLanguage, { flooded: string; burning: string }> = {
  en: {
    flooded: 'my ather stood in flood water up to the footboard, should i put it on charge',
    burning: 'my ola scooter battery is hissing and swollen',
  },
  'hi-Latn': {
    flooded: 'chetak footboard tak pani me khadi thi ab error aa raha hai charge karu',
    burning: 'electric scooty ki battery se dhuan aa raha hai',
  },
  hi: {
    flooded: 'एथर बाढ़ के पानी में खड़ी थी चार्ज पर लगाऊं क्या',
    burning: 'ई स्कूटर की बैटरी धुआं दे रही है',
  },
  mr: {
    flooded: 'एथर पुराच्या पाण्यात उभी होती चार्ज करू का',
    burning: 'ई स्कूटरच्या बॅटरीतून धूर येतोय',
  },
  bn: {
    flooded: 'আথার স্কুটার বন্যার জলে ডুবে ছিল চার্জে দেব',
    burning: 'ইলেকট্রিক স্কুটারের ব্যাটারি থেকে ধোঁয়া বেরোচ্ছে',
  },
  ta: {
    flooded: 'ஏதர் வெள்ளத்துல நின்னுச்சு சார்ஜ் போடலாமா',
    burning: 'எலக்ட்ரிக் ஸ்கூட்டர் பேட்டரி புகையுது',
  },
  te: {
    flooded: 'ఏథర్ వరద నీళ్లలో మునిగింది చార్జ్ పెట్టొచ్చా',
    burning: 'ఎలక్ట్రిక్ స్కూటర్ బ్యాటరీ పొగలు వస్తున్నాయి',
  },
  gu: {
    flooded: 'એથર પૂરના પાણીમાં ડૂબી ગયું ચાર્જ કરું',
    burning: 'ઇલેક્ટ્રિક સ્કૂટરની બેટરીમાંથી ધુમાડો નીકળે છે',
  },
  kn: {
    flooded: 'ಏಥರ್ ಪ್ರವಾಹದ ನೀರಿನಲ್ಲಿ ನಿಂತಿತ್ತು ಚಾರ್ಜ್ ಮಾಡಬಹುದಾ',
    burning: 'ಎಲೆಕ್ಟ್ರಿಕ್ ಸ್ಕೂಟರ್ ಬ್ಯಾಟರಿ ಹೊಗೆಯಾಡುತ್ತಿದೆ',
  },
  ml: {
    flooded: 'ഏഥർ വെള്ളപ്പൊക്കത്തിൽ മുങ്ങി ചാർജ് ചെയ്യാമോ',
    burning: 'ഇലക്ട്രിക് സ്കൂട്ടർ ബാറ്ററി പുകയുന്നു',
  },
  pa: {
    flooded: 'ਏਥਰ ਹੜ੍ਹ ਦੇ ਪਾਣੀ ਚ ਖੜੀ ਰਹੀ ਚਾਰਜ ਲਾਵਾਂ',
    burning: 'ਇਲੈਕਟ੍ਰਿਕ ਸਕੂਟਰ ਦੀ ਬੈਟਰੀ ਚੋਂ ਧੂੰਆਂ ਨਿਕਲਦਾ',
  },
};

/** The danger whose warning comes first, and the note below it. */
async function answerTo(text: string, language: RevvyLanguage) {
  const { flags, warning } = safety.checkQuestion({
    text,
    interfaceLanguage: language === 'hi-Latn' ? 'en' : language,
  });
  const found = await notes.search({ text, language, dangers: flags });
  const shown = found.find(({ note }) => note.dangers.some((danger) => flags.includes(danger)));
  return {
    warned: packs[language].flags.find((flag) => warning && [flag.warning, flag.forBike].includes(warning))?.id,
    note: shown?.note.id,
  };
}

test.each(revvyLanguages)('an electric vehicle that stood in flood water must not be charged: %s', async (language) => {
  expect(await answerTo(cases[language].flooded, language)).toEqual({ warned: 'high-voltage', note: 'ev-in-water' });
});

test.each(revvyLanguages)('a smoking or swollen battery gets the note about its fire: %s', async (language) => {
  const { warned, note } = await answerTo(cases[language].burning, language);
  expect(['smoke-or-fire', 'high-voltage']).toContain(warned);
  expect(note).toBe('ev-battery-fire');
});

test('a petrol car that stood in flood water keeps its own warning and note', async () => {
  expect(await answerTo('my swift stood in flood water up to the seats', 'en')).toEqual({
    warned: 'flood-water',
    note: 'engine-stalled-in-water',
  });
});

test.each<[RevvyLanguage, string]>([
  ['en', 'my scooter battery is swollen and hot, it was charging indoors'],
  ['hi-Latn', 'scooter ki battery phool gayi garam hai ghar me charge pe lagi hai'],
  ['hi', 'स्कूटर की बैटरी फूल गई है चार्ज पर थी'],
])('a swollen battery of a scooter is taken for one of an electric scooter (%s): %s', async (language, text) => {
  expect(await answerTo(text, language)).toEqual({ warned: 'high-voltage', note: 'ev-battery-fire' });
});
