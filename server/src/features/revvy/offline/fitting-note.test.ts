import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { ask, packs } from '../../../../test/offline-asking.ts';
import { loadNotes, loadTranslations } from '../knowledge/notes.ts';

const notes = await loadNotes();

async function titleOf(id: string, language: RevvyLanguage): Promise<string | undefined> {
  const note = notes.find((each) => each.id === id);
  return ((await loadTranslations(language)).get(id) ?? note)?.title;
}

/** The title of the note that is shown, and the answer. */
async function answer(text: string, language: RevvyLanguage) {
  const { reply, cards } = await ask(text, { language });
  const sources = cards.find((card) => card.kind === 'sources');
  return { reply, shown: sources?.titles[0]?.replace(`${packs[language].phrases.sourceNotes}: `, '') };
}

test.each<[RevvyLanguage, string, string]>([
  ['en', 'car standing 3 months what to check before start', 'long-parking'],
  ['en', 'car not starting just clicks', 'starter-clicks-only'],
  ['hi', 'गाडी स्टार्ट करते टाइम सिर्फ कट कट आवाज आती है स्टार्ट नही होती', 'starter-clicks-only'],
])(
  'the note whose own questions say most of the question is shown, not offered (%s): %s',
  async (language, text, id) => {
    expect((await answer(text, language)).shown).toBe(await titleOf(id, language));
  },
);

test.each<[RevvyLanguage, string, string]>([
  ['en', 'scooter tyre pressure front and rear for two people', 'bike-tyre-pressure'],
  ['bn', 'বাইক শুধু গরম হয়ে যাচ্ছে ট্রাফিকে', 'bike-overheats'],
  ['hi-Latn', 'bike ka clutch dabane pe khad khad awaaz karta hai', 'bike-clutch-noise'],
  ['te', 'బైక్ ట్యూబ్‌లెస్ టైర్ పంక్చర్ అయింది రోడ్డు మీద ఉన్నాను ఎవరైనా వస్తారా', 'bike-puncture'],
  ['ta', 'கார் சூடானதும் நின்று விடுகிறது, ஆறிய பிறகு ஸ்டார்ட் ஆகுது', 'car-stalls-when-hot'],
  ['hi', 'गाड़ी सिर्फ सीएनजी पर झटके मारती है पेट्रोल पर ठीक चलती है', 'cng-jerks-on-gas'],
  ['hi-Latn', 'ghat utarte time brake lagna kam ho gaya aur jalne ki smell aayi', 'brakes-overheated-downhill'],
])('the note about just this fault and vehicle is shown (%s): %s', async (language, text, id) => {
  expect((await answer(text, language)).shown).toBe(await titleOf(id, language));
});

test.each<[RevvyLanguage, string, string]>([
  ['mr', 'कूलंट ऐवजी साधं पाणी टाकलं तर चालेल का', 'नुसतं पाणी नको'],
  ['en', 'is it ok to fast charge my Nexon EV every day', 'Fast charging every day is possible'],
  ['en', 'does kia seltos diesel have timing belt or chain', 'Not sure which yours has?'],
  ['hi', 'बुलेट के टैपेट कवर से तेल रिस रहा है', 'इंजन के ऊपर: टैपेट कवर'],
  ['en', 'can I drive my electric car in heavy rain', 'You may drive in rain'],
  ['en', 'alto k10 standing for 3 months what to do before starting', 'Look for leaks'],
])('the line that answers comes first (%s): %s', async (language, text, first) => {
  expect((await answer(text, language)).reply.trim().startsWith(first)).toBe(true);
});

test.each<[RevvyLanguage, string]>([
  ['en', 'heating problem on steep roads only, city is fine. Innova'],
  ['hi-Latn', 'khandala ghat me gaadi ubalne lagti hai, baaki jagah nahi'],
  ['hi', 'सिर्फ़ पहाड़ों में चढ़ते वक़्त तापमान बढ़ता है, नीचे सब ठीक'],
  ['mr', 'घाटात वर जाताना गाडी तापते, बाकी वेळी नाही'],
  ['bn', 'পাহাড়ি রাস্তায় উঠলেই গাড়ি গরম হয়, অন্য সময় না'],
  ['ta', 'மலை மேல ஏறினா மட்டும் இன்ஜின் சூடாகுது, கீழ ஓட்டினா சரியா இருக்கு'],
  ['te', 'శ్రీశైలం ఘాట్ ఎక్కుతుంటే టెంపరేచర్ ముల్లు పైకి వెళ్తోంది'],
  ['gu', 'ચઢાણ આવે એટલે જ ટેમ્પરેચર ઊંચું જાય છે'],
  ['kn', 'ಬೆಟ್ಟದ ರಸ್ತೆ ಏರುವಾಗ ಮಾತ್ರ ಗಾಡಿ ಬಿಸಿಯಾಗುತ್ತೆ'],
  ['ml', 'മല കയറുമ്പോൾ മാത്രം കാർ ചൂടാകുന്നു'],
  ['pa', "ਪਹਾੜੀ ਸੜਕ 'ਤੇ ਚੜ੍ਹਦਿਆਂ ਹੀ ਗੱਡੀ ਗਰਮ ਹੋ ਜਾਂਦੀ"],
])('an engine that overheats on climbs gets its own note, not the one about a jam (%s): %s', async (language, text) => {
  expect((await answer(text, language)).shown).toBe(await titleOf('overheats-on-climbs', language));
});

test.each<[RevvyLanguage, string, string]>([
  ['mr', 'गाडी चार महिन्यांपासून बंद आहे, सुरू करण्याआधी काय काय तपासायचं', 'long-parking'],
  ['ta', 'ஆறு மாசம் ஓட்டாத காரை எடுக்குறதுக்கு முன்னாடி என்னென்ன பார்க்கணும்', 'long-parking'],
  ['bn', 'বুকিং ক্যানসেল করলে টাকা কবে ফেরত আসে', 'refund-time'],
  ['ml', 'ബുക്കിങ് റദ്ദാക്കിയാൽ കാശ് എപ്പോൾ തിരികെ കിട്ടും', 'refund-time'],
  ['en', 'i will cancel my booking, when does the money come back', 'refund-time'],
  ['te', 'కిక్ కొడితే కాలు వెనక్కి నెట్టేస్తోంది, సైలెన్సర్‌లో పటాకా శబ్దం', 'bike-kick-start-hard'],
  ['pa', 'ਵਰਤੀ ਹੋਈ ਕਾਰ ਦੀ ਆਰਸੀ ਨਕਲੀ ਤਾਂ ਨਹੀਂ ਕਿਵੇਂ ਪਤਾ ਕਰਾਂ', 'used-car-checks'],
  ['en', 'is the kilometre reading of this used swift real or rolled back, how to find out', 'used-car-checks'],
  ['bn', '90 এর উপরে স্টিয়ারিং কাঁপে, অ্যালাইনমেন্ট ঠিক আছে', 'vibration-at-highway-speed'],
  ['te', 'నెలకు 200 కిమీ మాత్రమే నడుస్తుంది, ఆయిల్ ఏడాదికి మార్చాలా', 'oil-and-oil-filter-change'],
  ['ml', 'പുതിയ വണ്ടിയിലേക്ക് NCB മാറ്റാമോ', 'no-claim-bonus'],
  ['hi-Latn', 'loan chuka diya RC me abhi bhi bank ka naam aa raha hai', 'loan-closed-hypothecation'],
  ['gu', 'RCમાંથી ફાઇનાન્સ કંપનીનું નામ કેમ કઢાવવું, લોન પૂરી થઈ', 'loan-closed-hypothecation'],
  ['mr', 'बॅटरी नवीन आहे लाइट झकास, तरी स्टार्टर फिरत नाही', 'starter-clicks-only'],
  ['ta', 'சாவி திருப்பினா டிக் டிக் சத்தம் தவிர எதுவும் இல்ல', 'starter-clicks-only'],
  ['hi', 'स्कूटी में पिक अप नहीं, पुल पर नहीं चढ़ती', 'scooter-cvt-and-belt'],
])('a clear question gets its note, not a booking or a choice (%s): %s', async (language, text, id) => {
  expect((await answer(text, language)).shown).toBe(await titleOf(id, language));
});
