import { expect, test } from 'vitest';
import { loadPacks } from '../knowledge/packs.ts';
import { readWhen } from './read-when.ts';

const packs = loadPacks();

function clockOf(text: string) {
  const { clock } = readWhen(packs, { text, today: '2026-11-21' });
  return clock && (clock.bound === 'at' ? clock.time : `${clock.bound} ${clock.time}`);
}

/** The usual opening hours begin at eight. */
function timeOf(hour: number, minute: number): string {
  return `${String(hour < 8 ? hour + 12 : hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** From one to twelve, with the words around them. */
const hours: readonly (readonly [name: string, around: string, minute: number, words: string])[] = [
  ['hi', '… बजे', 0, 'एक दो तीन चार पांच छह सात आठ नौ दस ग्यारह बारह'],
  ['hi', 'साढ़े … बजे', 30, '- - तीन चार पाँच छः सात आठ नौ दस ग्यारह बारह'],
  ['hi', 'सवा … बजे', 15, 'एक दो तीन चार पांच छह सात आठ नौ दस ग्यारह बारह'],
  ['hi-Latn', '… baje', 0, 'ek do teen chaar paanch chhe saat aath nau das gyaarah baarah'],
  ['hi-Latn', 'sadhe … bje', 30, '- - tin char panch che sat ath nau dus gyara bara'],
  ['mr', '… वाजता', 0, 'एक दोन तीन चार पाच सहा सात आठ नऊ दहा अकरा बारा'],
  ['mr', 'साडे… वाजता', 30, '- - तीन चार पाच सहा सात आठ नऊ दहा अकरा बारा'],
  ['mr', '… vajta', 0, 'ek don teen char pach saha saat aath nau daha akra bara'],
  ['bn', '…য়', 0, 'একটা দুটা তিনটা চারটে পাঁচটা ছটা সাতটা আটটা নটা দশটা এগারোটা বারোটা'],
  ['bn', 'সাড়ে …', 30, '- - তিনটে চারটে পাঁচটা ছটা সাতটা আটটা নটা দশটা এগারোটা বারোটা'],
  ['bn', 'সোয়া …', 15, 'একটা দুটো তিনটে চারটে পাঁচটা ছটা সাতটা আটটা নটা দশটা এগারোটা বারোটা'],
  ['ta', '… மணிக்கு', 0, 'ஒரு ரெண்டு மூணு நாலு அஞ்சு ஆறு ஏழு எட்டு ஒம்பது பத்து பதினொரு பன்னெண்டு'],
  ['ta', '… மணிக்கு', 0, 'ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து பதினொன்னு பன்னிரண்டு'],
  ['ta', '…க்கு', 30, 'ஒன்றரை ரெண்டரை மூணரை நாலரை அஞ்சரை ஆறரை ஏழரை எட்டரை ஒம்பதரை பத்தரை பதினொன்றரை பன்னெண்டரை'],
  ['ta', '… கால் மணிக்கு', 15, 'ஒன்னே ரெண்டே மூணே நாலே அஞ்சே ஆறே ஏழே எட்டே ஒம்பதே பத்தே பதினொன்னே பன்னெண்டே'],
  ['ta', '… முக்காலுக்கு', 45, 'ஒன்னே ரெண்டே மூணே நாலே அஞ்சே ஆறே ஏழே எட்டே ஒம்பதே பத்தே பதினொன்னே பன்னெண்டே'],
  ['ta', '… manikku', 0, 'oru rendu moonu naalu anju aaru ezhu ettu ombathu pathu pathinoru pannendu'],
  [
    'ta',
    '… maniku',
    30,
    'onnarai rendarai moonarai naalarai anjarai aararai ezharai ettarai ombatharai patharai pathinonnarai pannendarai',
  ],
  ['te', '… గంటలకు', 0, 'ఒక రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది పదకొండు పన్నెండు'],
  ['te', '…ింటికి', 0, '- రెండ మూడ నాలుగ ఐద ఆర ఏడ ఎనిమిద తొమ్మిద పద పదకొండ పన్నెండ'],
  ['te', '…కి', 30, 'ఒకటిన్నర రెండున్నర మూడున్నర నాలుగున్నర ఐదున్నర ఆరున్నర ఏడున్నర ఎనిమిదిన్నర తొమ్మిదిన్నర పదిన్నర పదకొండున్నర పన్నెండున్నర'],
  ['te', '…ంపావుకి', 15, '- రెండు మూడు నాలుగు ఐదు ఆరు ఏడు - - - పదకొండు పన్నెండు'],
  ['te', 'పావు తక్కువ … గంటలకు', -15, '- రెండు మూడు నాలుగు ఐదు ఆరు ఏడు - తొమ్మిది పది పదకొండు పన్నెండు'],
  ['te', '… gantalaku', 0, 'okati rendu moodu naalugu aidu aaru edu enimidi tommidi padi padakondu pannendu'],
  ['gu', '… વાગ્યે', 0, 'એક બે ત્રણ ચાર પાંચ છ સાત આઠ નવ દસ અગિયાર બાર'],
  ['gu', 'સાડા … વાગે', 30, '- - ત્રણ ચાર પાંચ છ સાત આઠ નવ દસ અગિયાર બાર'],
  ['gu', 'પોણા … વાગે', -15, '- બે ત્રણ ચાર પાંચ છ સાત - નવ દસ અગિયાર બાર'],
  ['gu', '… vagye', 0, 'ek be tran char panch chha saat aath nav das agiyar bar'],
  ['kn', '… ಗಂಟೆಗೆ', 0, 'ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು ಹತ್ತು ಹನ್ನೊಂದು ಹನ್ನೆರಡು'],
  ['kn', '…ವರೆಗೆ', 30, 'ಒಂದೂ ಎರಡೂ ಮೂರೂ ನಾಲ್ಕೂ ಐದೂ ಆರೂ ಏಳೂ ಎಂಟೂ ಒಂಬತ್ತೂ ಹತ್ತೂ ಹನ್ನೊಂದೂ ಹನ್ನೆರಡೂ'],
  ['kn', '…ಕಾಲಿಗೆ', 15, 'ಒಂದೂ ಎರಡೂ ಮೂರೂ ನಾಲ್ಕೂ ಐದೂ ಆರೂ ಏಳೂ ಎಂಟೂ ಒಂಬತ್ತೂ ಹತ್ತೂ ಹನ್ನೊಂದೂ ಹನ್ನೆರಡೂ'],
  ['kn', '… ಮುಕ್ಕಾಲು ಗಂಟೆಗೆ', 45, 'ಒಂದೂ ಎರಡೂ ಮೂರೂ ನಾಲ್ಕೂ ಐದೂ ಆರೂ ಏಳೂ ಎಂಟೂ ಒಂಬತ್ತೂ ಹತ್ತೂ ಹನ್ನೊಂದೂ ಹನ್ನೆರಡೂ'],
  ['kn', '… gantege', 0, 'ondu eradu mooru naalku aidu aaru elu entu ombattu hattu hannondu hanneradu'],
  ['ml', '… മണിക്ക്', 0, 'ഒരു രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒമ്പത് പത്ത് പതിനൊന്ന് പന്ത്രണ്ട്'],
  ['ml', '…മണിക്ക്', 0, '- രണ്ടു മൂന്നു നാലു അഞ്ചു ആറു ഏഴു എട്ടു ഒമ്പതു പത്തു പതിനൊന്നു പന്ത്രണ്ടു'],
  ['ml', '…യ്ക്ക്', 30, 'ഒന്നര രണ്ടര മൂന്നര നാലര അഞ്ചര ആറര ഏഴര എട്ടര ഒമ്പതര പത്തര പതിനൊന്നര പന്ത്രണ്ടര'],
  ['ml', '…കാലിന്', 15, 'ഒന്നേ രണ്ടേ മൂന്നേ നാലേ അഞ്ചേ ആറേ ഏഴേ എട്ടേ ഒമ്പതേ പത്തേ പതിനൊന്നേ പന്ത്രണ്ടേ'],
  ['ml', '…മുക്കാലിന്', 45, 'ഒന്നേ രണ്ടേ മൂന്നേ നാലേ അഞ്ചേ ആറേ ഏഴേ എട്ടേ ഒമ്പതേ പത്തേ പതിനൊന്നേ പന്ത്രണ്ടേ'],
  ['ml', '… manikku', 0, 'oru randu moonnu naalu anju aaru ezhu ettu ombathu pathu pathinonnu panthrandu'],
  ['pa', '… ਵਜੇ', 0, 'ਇੱਕ ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ ਦਸ ਗਿਆਰਾਂ ਬਾਰਾਂ'],
  ['pa', 'ਸਾਢੇ … ਵਜੇ', 30, '- - ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ ਦਸ ਗਿਆਰਾਂ ਬਾਰਾਂ'],
  ['pa', '… vaje', 0, 'ikk do tinn char panj chhe satt atth naun das gyaran baran'],
  ['en', "… o'clock", 0, 'one two three four five six seven eight nine ten eleven twelve'],
  ['en', 'at … thirty', 30, 'one two three four five six seven eight nine ten eleven twelve'],
  ['en', 'quarter to …', -15, '- two three four five six seven - nine ten eleven twelve'],
];

const rows = hours.flatMap(([name, around, minute, words]) =>
  words.split(' ').flatMap((word, place): [string, string, string][] => {
    const text = around.replace('…', word);
    const hour = minute < 0 ? place : place + 1;
    return word === '-' ? [] : [[name, text, timeOf(hour, (minute + 60) % 60)]];
  }),
);

test.each(rows)('%s: %s is %s', (_language, text, time) => {
  expect(clockOf(text)).toBe(time);
});

test.each<[string, string]>([
  ['पौने पांच बजे', '16:45'],
  ['पौने एक बजे', '12:45'],
  ['paune gyaarah baje', '10:45'],
  ['डेढ़ बजे', '13:30'],
  ['4 30 pm', '16:30'],
  ['subah 10 30 baje', '10:30'],
  ['sham 4 30', '16:30'],
  ['4 बजकर 30 मिनट पर', '16:30'],
  ['४ वाजून ३० मिनिटांनी', '16:30'],
  ['4 மணி 30 நிமிஷத்துக்கு', '16:30'],
  ['around ten in the morning', '10:00'],
  ['dhaai bje', '14:30'],
  ['पावणेपाच वाजता', '16:45'],
  ['सव्वाचार वाजता', '16:15'],
  ['दीड वाजता', '13:30'],
  ['সকালে পৌনে দশটায়', '09:45'],
  ['এগারোটার সময়', '11:00'],
  ['আড়াইটেয়', '14:30'],
  ['ਪੌਣੇ ਪੰਜ ਵਜੇ', '16:45'],
  ['ਡੇਢ ਵਜੇ', '13:30'],
  ['દોઢ વાગ્યે', '13:30'],
  ['સાડા ચારે', '16:30'],
  ['sayantram naalugunnara ki', '16:30'],
  ['naale pathara manikku', '10:30'],
  ['naalkoovare gantege', '16:30'],
  ['saayangalam aaru mani', '18:00'],
  ['kaalaila pathu mani', '10:00'],
  ['रात आठ बजे', '20:00'],
  ['tomorrow 9 at night', '21:00'],
  ['सकाळी दहाला', '10:00'],
  ['വൈകിട്ട് അഞ്ചിന്', '17:00'],
  ['ರಾತ್ರಿ ಎಂಟಕ್ಕೆ', '20:00'],
  ['before lunch', 'until 12:00'],
  ['लंच से पहले', 'until 12:00'],
  ['दोपहर से पहले', 'until 12:00'],
  ['ഉച്ചയ്ക്ക് മുമ്പ്', 'until 12:00'],
])('%s is a time', (text, time) => {
  expect(clockOf(text) ?? '').toBe(time);
});

test.each<[string, string]>([
  ['early morning', 'morning'],
  ['first half', 'morning'],
  ['second half', 'afternoon'],
  ['after office', 'evening'],
  ['tomorrow night', 'evening'],
  ['ऑफिस के बाद', 'evening'],
  ['office ke baad', 'evening'],
  ['ऑफिस सुटल्यावर', 'evening'],
  ['অফিসের পর', 'evening'],
  ['ஆபீஸ் முடிஞ்சு', 'evening'],
  ['காலங்காத்தால', 'morning'],
  ['விடியற்காலைல', 'morning'],
  ['ராத்திரிக்கு', 'evening'],
  ['ఆఫీస్ అయ్యాక', 'evening'],
  ['పొద్దున్నే', 'morning'],
  ['ઓફિસ પછી', 'evening'],
  ['વહેલી સવારે', 'morning'],
  ['ಆಫೀಸ್ ಮುಗಿದ ಮೇಲೆ', 'evening'],
  ['ಬೆಳಗಿನ ಜಾವ', 'morning'],
  ['ഓഫീസ് കഴിഞ്ഞ്', 'evening'],
  ['വെളുപ്പിന്', 'morning'],
  ['ਦਫ਼ਤਰ ਤੋਂ ਬਾਅਦ', 'evening'],
  ['ਤੜਕੇ', 'morning'],
])('%s is a part of the day', (text, part) => {
  expect(readWhen(packs, { text, today: '2026-11-21' }).part).toBe(part);
});

test.each(['பதினாறு மணிக்கு', '25 bje', 'साडेपंधरा वाजता', 'ಇಪ್ಪತ್ತು ಗಂಟೆಗೆ', 'സാനിയാഴ്ച', 'சனங்கிழமை', 'xyz gantalaku'])(
  '%s names a day or an hour that cannot be read',
  (text) => {
    expect(readWhen(packs, { text, today: '2026-11-21' })).toMatchObject({ clock: undefined, isUnread: true });
  },
);

test.each([
  'कितने बजे आऊँ',
  'kitne baje',
  'எத்தனை மணிக்கு',
  'എത്ര മണിക്ക്',
  'ನಾಲ್ಕು ಗಂಟೆಗೆ',
  'ഞായറാഴ്ച',
  'അടുത്ത ആഴ്ച',
  'রাস্তায় খুব বাজে শব্দ',
  'what oclock',
  'mani mechanic',
  'ac on korle baje gondho',
  'এগারোটা বেজে গেল',
  'একটা বাজে শব্দ হচ্ছে',
  'দুটো বাজে গন্ধ',
  '4 15 inch tyres',
  'வெள்ளிக்கிழமை',
])('%s has no such day or hour', (text) => {
  expect(readWhen(packs, { text, today: '2026-11-21' }).isUnread).toBe(false);
});

test.each([
  'একটা বাজে শব্দ হচ্ছে',
  'এগারোটা বেজে গেল',
  '4 15 inch tyres',
  'ஒரு மணி நேரம் ஆகும்',
  'രണ്ട് മണിക്കൂർ',
  'ಎರಡು ಗಂಟೆಯಲ್ಲಿ',
  'do gaadi',
  'रेंडम दो टायर',
])('%s names no hour', (text) => {
  expect(clockOf(text)).toBeUndefined();
});
