import { expect, test } from 'vitest';
import { weekdays } from '../knowledge/names.ts';
import { loadPacks } from '../knowledge/packs.ts';
import { readWhen } from './read-when.ts';

const packs = loadPacks();
/** A Saturday. */
const today = '2026-11-21';
/** From Monday to Sunday. A Saturday is the next one. */
const dates = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-22'];

/** From Monday to Sunday, as people write and say them. */
const spoken: Record<string, readonly string[]> = {
  hi: [
    'सोमवार, सोमवार को, सोमबार, सोम को, मंडे को, सोम वार',
    'मंगलवार, मंगल को, मंगलबार, मंगल के दिन, ट्यूज़डे को',
    'बुधवार, बुद्धवार को, बुध को, बुधबार, बुध के दिन',
    'गुरुवार, गुरूवार को, बृहस्पतिवार, बृहस्पत को, वीरवार को, जुमेरात को',
    'शुक्रवार, शुक्र को, शुक्रबार, जुमे को, सुक्रवार, शुक्करवार को',
    'शनिवार, शनि को, शनिचर को, शनीवार, सैटरडे को',
    'रविवार, रविवार को, इतवार को, एतवार, संडे को, सन्डे',
  ],
  'hi-Latn': [
    'somvar, somvaar ko, somwar, somwaar, sombar',
    'mangalvar, mangalvaar ko, mangalwar, mangal ko, mangalwaar',
    'budhvar, budhvaar, budhwar ko, budh ko, budhwaar',
    'guruvar, guruvaar ko, guruwar, brihaspativaar, veervaar, jumeraat',
    'shukravar, shukrawaar, shukrvar, jumma ko, jumme ko, shukrawar',
    'shanivar, shaniwar, shanivaar ko, shanichar, shani ko',
    'ravivar, ravivaar ko, raviwar, itvaar ko, itwaar, itvar',
  ],
  mr: [
    'सोमवार, सोमवारी, सोमवारच्या, सोमवारला, मंडेला',
    'मंगळवार, मंगळवारी, मंगळवारच्या, मंगळवारला, mangalvaari',
    'बुधवार, बुधवारी, बुधवारच्या, बुधवारला, budhvaari',
    'गुरुवार, गुरुवारी, गुरवारी, गुरूवारी, guruvaari, बेस्तवारी',
    'शुक्रवार, शुक्रवारी, शुक्कीरवारी, शुक्रवारच्या, shukravaari',
    'शनिवार, शनिवारी, शनवारी, शनिवारच्या, shanivaari',
    'रविवार, रविवारी, रविवारच्या, संडेला, ravivaari',
  ],
  bn: [
    'সোমবার, সোমবারে, সোমবারের, মানডে, shombar, sombar',
    'মঙ্গলবার, মঙ্গলবারে, মঙ্গলবারের, mongolbar, mangalbar',
    'বুধবার, বুধবারে, বুধবারের, budhbar, বুদবার',
    'বৃহস্পতিবার, বৃহস্পতিবারে, বেস্পতিবার, বিষ্যুদবার, brihaspatibar',
    'শুক্রবার, শুক্রবারে, শুক্কুরবার, shukrobar, জুম্মাবার',
    'শনিবার, শনিবারে, শনিবারের, shonibar, স্যাটারডে',
    'রবিবার, রোববার, রোববারে, রবিবারের, robbar, সানডে',
  ],
  ta: [
    'திங்கள், திங்கட்கிழமை, திங்கக்கிழமை, திங்கக்கெழம, திங்கள்கிழமைக்கு, thingatkizhamai',
    'செவ்வாய், செவ்வாய்க்கிழமை, செவ்வாக்கிழமை, செவ்வாக்கெழமை, செவ்வாய்க்கு, sevvaikizhamai',
    'புதன், புதன்கிழமை, புதங்கிழமை, புதங்கெழமைக்கு, புதனுக்கு, pudhankizhamai',
    'வியாழன், வியாழக்கிழமை, வியாழக்கெழம, வியாழனுக்கு, viyazhakizhamai',
    'வெள்ளி, வெள்ளிக்கிழமை, வெள்ளிக்கெழம, வெள்ளிக்கு, vellikizhamai',
    'சனி, சனிக்கிழமை, சனிக்கெழமை, சனிக்கிழமைல, sanikizhamai',
    'ஞாயிறு, ஞாயிற்றுக்கிழமை, ஞாயித்துக்கிழமை, ஞாயித்துக்கிழம, சண்டே, nyayitrukizhamai, nyayiru',
  ],
  te: [
    'సోమవారం, సోమవారానికి, సోమారం, మండే, somavaaram',
    'మంగళవారం, మంగళవారానికి, మంగళారం, మంగళవారము, mangalavaaram',
    'బుధవారం, బుదవారం, బుధవారానికి, budhavaaram, బుధారం',
    'గురువారం, గురువారానికి, లక్ష్మివారం, బేస్తవారం, guruvaaram',
    'శుక్రవారం, శుక్రవారానికి, సుక్రవారం, ఫ్రైడే, shukravaaram',
    'శనివారం, శనివారానికి, సనివారం, శనారం, shanivaaram',
    'ఆదివారం, ఆదివారానికి, ఆదారం, సండే, aadivaaram, adivaram',
  ],
  gu: [
    'સોમવાર, સોમવારે, સોમવારના, મંડે, somvaare',
    'મંગળવાર, મંગળવારે, મંગળવારના, મંગળે, mangalvaare',
    'બુધવાર, બુધવારે, બુધવારના, બુધે, budhvaare',
    'ગુરુવાર, ગુરુવારે, ગુરૂવારે, બેસતવારે, guruvaare',
    'શુક્રવાર, શુક્રવારે, શુક્કરવારે, શુક્રવારની, shukravaare',
    'શનિવાર, શનિવારે, શનીવારે, શનિવારની, shanivaare',
    'રવિવાર, રવિવારે, રવીવારે, સન્ડે, ravivaare',
  ],
  kn: [
    'ಸೋಮವಾರ, ಸೋಮವಾರಕ್ಕೆ, ಸೋಮವಾರದ, ಸೋಮಾರ, somavaara',
    'ಮಂಗಳವಾರ, ಮಂಗಳವಾರಕ್ಕೆ, ಮಂಗ್ಳವಾರ, ಮಂಗಳಾರ, mangalavaara',
    'ಬುಧವಾರ, ಬುಧವಾರಕ್ಕೆ, ಬುದವಾರ, ಬುಧವಾರದ, budhavaara',
    'ಗುರುವಾರ, ಗುರುವಾರಕ್ಕೆ, ಗುರ್ವಾರ, ಬೃಹಸ್ಪತಿವಾರ, guruvaara',
    'ಶುಕ್ರವಾರ, ಶುಕ್ರವಾರಕ್ಕೆ, ಸುಕ್ರವಾರ, ಫ್ರೈಡೇ, shukravaara',
    'ಶನಿವಾರ, ಶನಿವಾರಕ್ಕೆ, ಸನಿವಾರ, ಶನಿವಾರದ, shanivaara',
    'ಭಾನುವಾರ, ಭಾನುವಾರಕ್ಕೆ, ಭಾನ್ವಾರ, ಆದಿತ್ಯವಾರ, ಸಂಡೇ, bhaanuvaara',
  ],
  ml: [
    'തിങ്കൾ, തിങ്കളാഴ്ച, തിങ്കളാഴ്ചത്തേക്ക്, തിങ്കളായ്ച, thinkalaazhcha',
    'ചൊവ്വ, ചൊവ്വാഴ്ച, ചൊവ്വാഴ്ചത്തേക്ക്, ചൊവ്വായ്ച, chovvaazhcha',
    'ബുധൻ, ബുധനാഴ്ച, ബുധനാഴ്ചത്തേക്ക്, ബുധനായ്ച, budhanaazhcha',
    'വ്യാഴം, വ്യാഴാഴ്ച, വ്യാഴാഴ്ചത്തേക്ക്, വ്യാഴായ്ച, vyazhaazhcha',
    'വെള്ളി, വെള്ളിയാഴ്ച, വെള്ളിയായ്ച, വെള്ളിയാഴ്ചത്തേക്ക്, velliyaazhcha',
    'ശനി, ശനിയാഴ്ച, ശനിയായ്ച, ശനിയാഴ്ചത്തേക്ക്, shaniyaazhcha',
    'ഞായർ, ഞായറാഴ്ച, ഞായറായ്ച, സൺഡേ, njayaraazhcha, njayar',
  ],
  pa: [
    'ਸੋਮਵਾਰ, ਸੋਮਵਾਰ ਨੂੰ, ਸੋਮ ਵਾਰ, ਸੋਮ ਨੂੰ, somvaar nu',
    'ਮੰਗਲਵਾਰ, ਮੰਗਲਵਾਰ ਨੂੰ, ਮੰਗਲ ਨੂੰ, ਮੰਗਲ ਵਾਰ, mangalvaar nu',
    'ਬੁੱਧਵਾਰ, ਬੁਧਵਾਰ ਨੂੰ, ਬੁੱਧ ਨੂੰ, ਬੁੱਧ ਵਾਰ, budhvaar nu',
    'ਵੀਰਵਾਰ, ਵੀਰ ਵਾਰ ਨੂੰ, ਵੀਰ ਨੂੰ, ਗੁਰੂਵਾਰ, veervaar nu',
    'ਸ਼ੁੱਕਰਵਾਰ, ਸ਼ੁਕਰਵਾਰ ਨੂੰ, ਸ਼ੁੱਕਰ ਨੂੰ, ਜੁੰਮੇ ਨੂੰ, shukkarvaar nu',
    'ਸ਼ਨੀਵਾਰ, ਸ਼ਨੀਚਰ ਨੂੰ, ਸ਼ਨਿੱਚਰਵਾਰ, ਸ਼ਨੀ ਨੂੰ, shanivaar nu',
    'ਐਤਵਾਰ, ਐਤਵਾਰ ਨੂੰ, ਐਤ ਨੂੰ, ਸੰਡੇ ਨੂੰ, aitvaar nu, etwaar nu',
  ],
  en: [
    'monday, mondays, mon, on monday, Monday ku',
    'tuesday, tuesdays, tue, tues, on Tuesday',
    'wednesday, wed, wensday, wednsday, wednessday',
    'thursday, thu, thurs, thrusday, thursdays',
    'friday, fri, fridays, firday, on Friday',
    'saturday, saturdays, saterday, on sat, coming sat',
    'sunday, sundays, on sun, Sunday ko, sunady',
  ],
};

const rows = Object.entries(spoken).flatMap(([language, days]) =>
  days.flatMap((forms, day) => forms.split(', ').map((text): [string, string, number] => [language, text, day])),
);

test.each(rows)('%s: %s is a day of the week', (_language, text, day) => {
  expect(readWhen(packs, { text, today })).toMatchObject({ date: dates[day] });
});

test.each(Object.entries(spoken))('%s has five spellings of every day', (_language, days) => {
  expect(days.map((forms) => forms.split(', ').length >= 5)).toEqual(weekdays.map(() => true));
});

test.each([
  'free pickup for my car',
  'the sun is too hot for my battery',
  'saat saal purani gaadi',
  'silver paint on my bonnet',
  'നേരെ ചൊവ്വേ ഓടുന്നില്ല',
  'बेलगांव में गैरेज',
  'belagavi li garage',
  'நைட்ரஜன் காற்று',
  'mazhai ku apram start aagala',
  'gas e age bhora',
  'suspension kaam ke baad alignment',
  '11 baj gaye',
  '2 ghante se band hai',
  'ரெண்டு மணி நேரம் ஆகுமா',
  'പത്തുമണിക്കൂർ എടുക്കുമോ',
  'किटी पार्टी में शामिल',
  'ਸ਼ਾਮਲ',
  'गुड मॉर्निंग',
])('%s names no day and no time', (text) => {
  const { date, part, clock } = readWhen(packs, { text, today });
  expect([date, part, clock]).toEqual([undefined, undefined, undefined]);
});

test.each<[string, string]>([
  ['the day after', '2026-11-23'],
  ['in two days', '2026-11-23'],
  ['next week monday', '2026-11-23'],
  ['अगले हफ्ते सोमवार', '2026-11-23'],
  ['அடுத்த வாரம் திங்கக்கிழமை', '2026-11-23'],
  ['நாளைக்கழிச்சு', '2026-11-23'],
  ['ಎರಡು ದಿನ ಬಿಟ್ಟು', '2026-11-23'],
  ['രണ്ടു ദിവസം കഴിഞ്ഞ്', '2026-11-23'],
  ['మూడు రోజుల తర్వాత', '2026-11-24'],
  ['in a week', '2026-11-28'],
  ['one week later', '2026-11-28'],
  ['एक हफ्ते बाद', '2026-11-28'],
  ['2 hafte baad', '2026-12-05'],
  ['this saturday', '2026-11-28'],
  ['month end', '2026-11-30'],
  ['next month end', '2026-12-31'],
  ['महीने के आखिर में', '2026-11-30'],
  ['mahine ke end me', '2026-11-30'],
  ['महिन्याच्या शेवटी', '2026-11-30'],
  ['মাসের শেষে', '2026-11-30'],
  ['மாதக் கடைசியில்', '2026-11-30'],
  ['నెలాఖరున', '2026-11-30'],
  ['મહિનાના અંતે', '2026-11-30'],
  ['ತಿಂಗಳ ಕೊನೆಗೆ', '2026-11-30'],
  ['മാസാവസാനം', '2026-11-30'],
  ['ਮਹੀਨੇ ਦੇ ਅਖੀਰ ਵਿੱਚ', '2026-11-30'],
  ['next month', '2026-12-01'],
  ['अगले महीने', '2026-12-01'],
])('%s is that day', (text, date) => {
  expect(readWhen(packs, { text, today }).date).toBe(date);
});

/** Said on a Monday. */
test.each<[string, string]>([
  ['आने वाले शुक्रवार', '2026-11-27'],
  ['coming friday', '2026-11-27'],
  ['this friday', '2026-11-27'],
  ['next friday', '2026-12-04'],
  ['अगले हफ्ते शुक्रवार', '2026-12-04'],
  ['அடுத்த வாரம் வெள்ளிக்கிழமை', '2026-12-04'],
])('%s is in the week that is meant', (text, date) => {
  expect(readWhen(packs, { text, today: '2026-11-23' }).date).toBe(date);
});

test.each<[string, string]>([
  ['monday nahi, tuesday ko', '2026-11-24'],
  ['सोमवार को नहीं, मंगलवार को', '2026-11-24'],
  ['not monday, tuesday', '2026-11-24'],
  ['tuesday instead of monday', '2026-11-24'],
  ['திங்கள் வேண்டாம், செவ்வாய்க்கிழமை', '2026-11-24'],
  ['సోమవారం కాదు, మంగళవారం', '2026-11-24'],
  ['সোমবার নয়, মঙ্গলবার', '2026-11-24'],
  ['सोमवारी नको, मंगळवारी', '2026-11-24'],
  ['સોમવારે નહીં, મંગળવારે', '2026-11-24'],
  ['ಸೋಮವಾರ ಬೇಡ, ಮಂಗಳವಾರ', '2026-11-24'],
  ['തിങ്കളാഴ്ച വേണ്ട, ചൊവ്വാഴ്ച', '2026-11-24'],
  ['ਸੋਮਵਾਰ ਨਹੀਂ, ਮੰਗਲਵਾਰ ਨੂੰ', '2026-11-24'],
  ['tuesday nahi to wednesday', '2026-11-25'],
  ['not monday', '2026-11-23'],
])('%s means the other day', (text, date) => {
  expect(readWhen(packs, { text, today }).date).toBe(date);
});
